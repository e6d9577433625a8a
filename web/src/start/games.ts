// How the shelf is laid out: a tile for each game, and beside it the other ways in which it can be played.

import type { GameInfo } from "../net/api";

/** `BOX 1: Name` and `Name, one round`: a name, and what of it there is. */
export interface Title {
  readonly name: string;
  readonly part: string;
  /** The part is a number in a box, and comes first. */
  readonly numbered: boolean;
}

export function titleOf(text: string): Title {
  const [, box, name] = /^(\p{Lu}+ \d\S*) ?: (.+)$/u.exec(text) ?? [];
  if (box && name) return { name, part: box, numbered: true };
  const [first = text, ...rest] = text.split(", ");
  return { name: first, part: rest.join(", "), numbered: false };
}

/** Several games, one after the other. */
export const isSeries = (game: GameInfo): boolean => game.options.some(({ name }) => name === "rounds");

const isVariant = (game: GameInfo, games: readonly GameInfo[]): boolean =>
  games.some(({ id }) => game.id.startsWith(`${id}-`));

/** The games that have a tile of their own. */
export const tilesOf = (games: readonly GameInfo[]): GameInfo[] =>
  games.filter((game) => !isSeries(game) && !isVariant(game, games));

/** What can be played with what lies on a tile: the game itself first, its variants, and series of its box. */
export const waysOf = (tile: GameInfo, games: readonly GameInfo[]): GameInfo[] => [
  tile,
  ...games.filter(({ id }) => id.startsWith(`${tile.id}-`)),
  ...games.filter((game) => isSeries(game) && game.rulebook === tile.rulebook),
];

/** The tile on which a game lies; a series has no tile, and stays where it was chosen. */
export function tileOf(game: string, games: readonly GameInfo[], before?: string): GameInfo | undefined {
  const fitting = tilesOf(games).filter((tile) => waysOf(tile, games).some(({ id }) => id === game));
  return fitting.find(({ id }) => id === before) ?? fitting[0];
}
