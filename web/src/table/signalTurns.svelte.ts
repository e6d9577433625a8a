// Connects the signals of a player's turn with a table and the browser.

import { say } from "../app/app.svelte";
import { showTurn } from "../app/attention.svelte";
import { canNotify, closeNotification, notify } from "../app/notifications";
import { settings } from "../app/settings.svelte";
import { playSound } from "../app/sound";
import { keepAwake } from "../app/wakeLock";
import { headingOf } from "./heading";
import type { TableSession } from "./tableSession.svelte";
import { TurnSignals, type TurnSituation } from "./turnSignals";

const VIBRATION = [70, 60, 70];

function vibrate(): void {
  // Browsers refuse to vibrate, with an error, before the page was touched.
  const { userActivation } = navigator as Partial<Navigator>;
  if (settings.vibration && "vibrate" in navigator && userActivation?.hasBeenActive) navigator.vibrate(VIBRATION);
}

/** What the page offers after a turn that came unseen. */
export interface TurnOffers {
  readonly notifications: boolean;
}

/** Signal the turns of a session's player while the calling component is mounted. */
export function signalTurns(session: TableSession): TurnOffers {
  let hidden = $state(document.visibilityState === "hidden");
  let missed = $state(false);
  let letSleep: () => void = () => undefined;
  const signals = new TurnSignals({
    showTurn,
    playSound,
    vibrate,
    keepAwake: (on) => {
      letSleep();
      letSleep = on ? keepAwake() : () => undefined;
    },
    notify: () => {
      if (settings.notifications === "on") void notify(say("page-your-turn"), headingOf(session).title);
    },
    closeNotification: () => void closeNotification(),
  });

  const situation: TurnSituation = $derived.by(() => {
    const { game, seat, state } = session;
    const people = state?.people ?? [];
    const playing = game !== null && !game.over && seat !== null && people[seat]?.away !== true;
    const turn = playing && game.waiting.some((ask) => ask.must && ask.seat === seat);
    return {
      turn,
      playing,
      hidden,
      hurry: seat !== null && session.warnedSeat === seat,
      company: people.some(({ kind }, other) => kind === "person" && other !== seat),
    };
  });
  $effect(() => {
    signals.update(situation);
    missed = signals.missed;
  });
  $effect(() => {
    const update = (): void => void (hidden = document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", update);
    return () => {
      document.removeEventListener("visibilitychange", update);
      signals.stop();
    };
  });
  return {
    get notifications() {
      return missed && !hidden && settings.notifications === "unasked" && ["default", "granted"].includes(canNotify());
    },
  };
}
