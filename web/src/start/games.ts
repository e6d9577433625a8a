// The games on the start page: a tile for each game, and the variants in which it can be played.

import type { GameDescription } from "../net/api";

/** A game title taken apart: `BOX 1: Name`, or `Name, one round`. */
export interface Title {
  readonly name: string;
  readonly part: string;
  /** The part is the number of a game in its box, and comes first in the title. */
  readonly numbered: boolean;
}

/** Split a localised game title into name and part. */
export function parseTitle(text: string): Title {
  const [, box, name] = /^(\p{Lu}+ \d\S*) ?: (.+)$/u.exec(text) ?? [];
  if (box && name) return { name, part: box, numbered: true };
  const [first = text, ...rest] = text.split(", ");
  return { name: first, part: rest.join(", "), numbered: false };
}

/** Return whether a game is a series of several games. */
export const isSeries = (game: GameDescription): boolean => game.options.some(({ name }) => name === "rounds");

const isVariant = (game: GameDescription, games: readonly GameDescription[]): boolean =>
  games.some(({ id }) => game.id.startsWith(`${id}-`));

/** Return the games that get a tile: no series, no variants. */
export const gamesWithTile = (games: readonly GameDescription[]): GameDescription[] =>
  games.filter((game) => !isSeries(game) && !isVariant(game, games));

/** Return the series in which all games of a box are played; those of chosen games are behind the tiles. */
export const wholeSeries = (games: readonly GameDescription[]): GameDescription[] =>
  games.filter((game) => isSeries(game) && !game.options.some(({ name }) => name === "games"));

/** Return the choices behind a tile: the game itself first, its variants, and the series of its box. */
export const variantsOf = (tile: GameDescription, games: readonly GameDescription[]): GameDescription[] => [
  tile,
  ...games.filter(({ id }) => id.startsWith(`${tile.id}-`)),
  ...games.filter((game) => isSeries(game) && game.rulebook === tile.rulebook),
];

/** Return the tile of a game. A series belongs to several tiles: `current` is preferred if it is one of them. */
export function tileOf(game: string, games: readonly GameDescription[], current?: string): GameDescription | undefined {
  const candidates = gamesWithTile(games).filter((tile) => variantsOf(tile, games).some(({ id }) => id === game));
  return candidates.find(({ id }) => id === current) ?? candidates[0];
}
