import { say } from "../app/app.svelte";

const MINUTE = 60_000;

export const wholeMinutes = (milliseconds: number): number => Math.floor(Math.max(0, milliseconds) / MINUTE);

/** Say how long a person has been away; if not `exact`, at least that long. */
export const formatAbsence = (milliseconds: number, exact: boolean): string =>
  say(exact ? "page-seat-absent" : "page-seat-absent-least", { minutes: wholeMinutes(milliseconds) });
