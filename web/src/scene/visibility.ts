import type { Zone } from "../net/wire";

/** Nothing, the top card, a card's face in its owner's eyes, what was once seen, or everything. */
export type Visibility = Zone["shows"];
