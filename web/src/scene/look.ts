import type { Look } from "../net/wire";

/** The look of a table that defines none. */
export const NO_LOOK: Look = {
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
  target: null,
};
