import type { GameLook } from "../net/messages";

/** The look of a table that defines none. */
export const NO_LOOK: GameLook = {
  book: "",
  cards: {},
  colours: {},
  facts: {},
  quiet: [],
  quiet_of_others: [],
  call: null,
  slips: {},
  shortcuts: {},
  runs: {},
  ends: [],
  takes: [],
  target: null,
};
