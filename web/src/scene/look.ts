import type { Look } from "../net/wire";

/** What a table without a look of its own has. */
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
