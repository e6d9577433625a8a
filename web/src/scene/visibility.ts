import type { ZoneView } from "../net/messages";

/** What a zone shows: nothing, the top card, its owner's cards to the owner, cards once seen, or all cards. */
export type Visibility = ZoneView["shows"];
