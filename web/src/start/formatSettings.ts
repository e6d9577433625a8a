// The settings of a table in words.

import type { GameOption, GameDescription } from "../net/api";
import type { TimeControl, TableSetup } from "../net/messages";
import type { Facts, Lang } from "../words/words";
import { isSeatOption, type OptionValue } from "./tableDraft.svelte";

export type Say = (message: string, facts?: Facts) => string;

/** Split the text of an option, `Stacking: answer a draw-two with a draw-two`, into name and explanation. */
export function parseOptionText(text: string): { name: string; about: string } {
  const [, name = text, about = ""] = /^(.+?)\s?:\s(.+)$/.exec(text) ?? [];
  return { name, about };
}

/** Format the value of an option that is not a switch. */
export function formatOptionValue(option: string, value: OptionValue, say: Say): string {
  if (typeof value === "number") return isSeatOption(option) ? say("seat-name", { number: value + 1 }) : String(value);
  return say("page-start-value", { value: String(value) });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Format seconds in the largest unit that divides them. */
export function formatDuration(seconds: number, lang: Lang): string {
  const [unit, size] = UNITS.find(([, length]) => seconds % length === 0 && seconds >= length) ?? UNITS[3];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

export function formatClock(clock: TimeControl | null | undefined, say: Say, lang: Lang): string {
  if (!clock) return say("page-start-clock", { each: "none", time: "" });
  return say("page-start-clock", { each: clock.each, time: formatDuration(clock.seconds, lang) });
}

/** Describe everything that players should know about a table before the game, one line each. */
export function describeSetup(setup: TableSetup, info: GameDescription | undefined, say: Say, lang: Lang): string[] {
  const values = (setup.options ?? {}) as Record<string, OptionValue>;
  const options = (info?.options ?? []).flatMap((choice) => describeOption(choice, values[choice.name], say));
  const watching = setup.spectators ? [say("page-start-watchers", delayFacts(setup.delay ?? 0, lang))] : [];
  return [
    ...options,
    formatClock(setup.clock, say, lang),
    say(setup.public ? "page-start-is-public" : "page-start-is-private"),
    ...watching,
    ...(setup.replays ? [say("page-start-is-shown")] : []),
  ];
}

const delayFacts = (delay: number, lang: Lang): Facts => ({
  late: delay > 0 ? "yes" : "no",
  time: delay > 0 ? formatDuration(delay, lang) : "",
});

/** Describe an option that differs from its default. */
function describeOption(choice: GameOption, value: OptionValue | undefined, say: Say): string[] {
  if (value === undefined || value === choice.default) return [];
  const { name, about } = parseOptionText(say(`option-${choice.name}`));
  if (value === true) return [`${name}: ${about}`];
  if (typeof value === "object") return [name];
  return [`${name}: ${choice.own ? value : formatOptionValue(choice.name, value, say)}`];
}
