import type { Zone } from "../net/wire";

/** What a zone shows: nothing, the top card, its owner's cards to the owner, cards once seen, or all cards. */
export type Visibility = Zone["shows"];
