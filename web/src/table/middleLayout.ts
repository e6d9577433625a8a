// Sorts the zones in the middle of the table by how they are drawn. Their kinds decide, so a new game needs no code.

import type { Game, Zone } from "../scene/fold";

export interface MiddleLayout {
  readonly trick: Zone | null;
  readonly sequences: readonly Zone[];
  /** Rows of cards, each with the tile it is played for. */
  readonly rows: readonly { readonly tile: Zone | null; readonly row: Zone }[];
  /** Open cards available to all players. */
  readonly open: readonly Zone[];
  readonly runs: readonly Zone[];
  readonly chosen: readonly Zone[];
  /** Piles face down. */
  readonly stocks: readonly Zone[];
  /** Piles in which a number of every covered card stays visible. */
  readonly fans: readonly Zone[];
  /** Piles with an open card on top. */
  readonly openPiles: readonly Zone[];
  /** All other zones. */
  readonly others: readonly Zone[];
}

const KINDS: ReadonlySet<string> = new Set([
  "pile",
  "fan",
  "row",
  "tile",
  "tiles",
  "trick",
  "sequence",
  "runs",
  "chosen",
  "hand",
]);

export function layOutMiddle({ zones }: Game): MiddleLayout {
  const all = Object.values(zones);
  const middle = all.filter(({ seat }) => seat === null);
  const kind = (...kinds: string[]): Zone[] => middle.filter((zone) => kinds.includes(zone.kind));
  const rows = kind("row").map((row) => ({ tile: zones[row.name.replace(/^row/, "tile")] ?? null, row }));
  const tiled = rows.filter(({ tile, row }) => tile !== null && tile !== row);
  return {
    trick: kind("trick")[0] ?? null,
    sequences: kind("sequence"),
    rows: tiled,
    open: rows.filter((row) => !tiled.includes(row)).map(({ row }) => row),
    runs: all.filter((zone) => zone.kind === "runs"),
    chosen: all.filter((zone) => zone.kind === "chosen"),
    stocks: kind("pile", "tiles").filter(({ shows }) => shows === "nothing"),
    fans: kind("fan"),
    openPiles: kind("pile", "tiles").filter(({ shows }) => shows !== "nothing"),
    others: middle.filter((zone) => !KINDS.has(zone.kind)),
  };
}

const WIDE: ReadonlySet<string> = new Set(["row", "sequence", "fan"]);

/** Return whether the middle is so wide that the seats go in a row above it. */
export const isMiddleWide = (game: Game): boolean =>
  Object.values(game.zones).some(({ kind, seat }) => seat === null && WIDE.has(kind));
