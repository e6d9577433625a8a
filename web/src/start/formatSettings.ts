// The terms of a table in words.

import type { GameOption, GameInfo } from "../net/api";
import type { Clock, Setup } from "../net/wire";
import type { Facts, Lang } from "../words/words";
import { isSeat, type Value } from "./tableDraft.svelte";

export type Say = (message: string, facts?: Facts) => string;

/** `Stacking: answer a draw-two with a draw-two`: what an option is called, and what it means. */
export function meaning(text: string): { name: string; about: string } {
  const [, name = text, about = ""] = /^(.+?)\s?:\s(.+)$/.exec(text) ?? [];
  return { name, about };
}

/** A value of an option that is no switch. */
export function valueWords(option: string, value: Value, say: Say): string {
  if (typeof value === "number") return isSeat(option) ? say("seat-name", { number: value + 1 }) : String(value);
  return say("page-start-value", { value: String(value) });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** So many seconds, in the largest unit that leaves no rest. */
export function duration(seconds: number, lang: Lang): string {
  const [unit, size] = UNITS.find(([, length]) => seconds % length === 0 && seconds >= length) ?? UNITS[3];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

export function clockWords(clock: Clock | null | undefined, say: Say, lang: Lang): string {
  if (!clock) return say("page-start-clock", { each: "none", time: "" });
  return say("page-start-clock", { each: clock.each, time: duration(clock.seconds, lang) });
}

/** Everything that people at a table should know about it before it begins, a line each. */
export function termsOf(setup: Setup, info: GameInfo | undefined, say: Say, lang: Lang): string[] {
  const given = (setup.options ?? {}) as Record<string, Value>;
  const options = (info?.options ?? []).flatMap((choice) => chosen(choice, given[choice.name], say));
  const looking = setup.spectators ? [say("page-start-watchers", lateness(setup.delay ?? 0, lang))] : [];
  return [
    ...options,
    clockWords(setup.clock, say, lang),
    say(setup.public ? "page-start-is-public" : "page-start-is-private"),
    ...looking,
    ...(setup.replays ? [say("page-start-is-shown")] : []),
  ];
}

const lateness = (delay: number, lang: Lang): Facts => ({
  late: delay > 0 ? "yes" : "no",
  time: delay > 0 ? duration(delay, lang) : "",
});

/** An option that is not as usual. */
function chosen(choice: GameOption, value: Value | undefined, say: Say): string[] {
  if (value === undefined || value === choice.default) return [];
  const { name, about } = meaning(say(`option-${choice.name}`));
  if (value === true) return [`${name}: ${about}`];
  if (typeof value === "object") return [name];
  return [`${name}: ${choice.own ? value : valueWords(choice.name, value, say)}`];
}
