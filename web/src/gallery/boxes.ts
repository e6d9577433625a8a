/** Every card there is, from the boxes of the package itself. For the gallery and the tests, never for the page. */
import exHop from "../../../src/tischlein/games/ex_hop/box.toml?raw";
import raise from "../../../src/tischlein/games/raise_/box.toml?raw";
import xxl from "../../../src/tischlein/games/xxl/box.toml?raw";
import type { Box } from "../cards/faces";

type Entry = Record<string, string | number>;

/** The tables of a box; no other TOML than theirs is read. */
function tables(toml: string, name: string): Entry[] {
  return toml
    .split("\n[")
    .filter((part) => part.startsWith(`[${name}]]`))
    .map((part) => Object.fromEntries([...part.matchAll(/^(\w+) = (?:"(.*)"|(\d+))$/gm)].map(entry)));
}

function entry([, key = "", text, number]: string[]): [string, string | number] {
  return [key, number === undefined ? (text ?? "") : Number(number)];
}

const letters = "rgby";
export const UNO = [
  ...[...letters].flatMap((letter) => [..."0123456789", "+2", "R", "S"].map((rank) => letter + rank)),
  "W",
  "W+4",
];

const first = (name: unknown) => String(name)[0];
export const XXL = tables(xxl, "cards").map((c) => `${first(c.low_colour)}${c.low}${first(c.high_colour)}${c.high}`);

export const EX_HOP = tables(exHop, "colours").flatMap(({ letter }) =>
  Array.from({ length: 12 }, (_, i) => `${letter}${i + 1}`),
);
export const TILES = tables(exHop, "tiles").flatMap(({ colour, value, count }) =>
  Array.from({ length: Number(count) }, () => `${colour === "red" ? "-" : "+"}${value}`),
);

export const RAISE_BOX: Box = { cards: tables(raise, "cards") };
export const RAISE = tables(raise, "cards").map(({ symbol, number }) => `${first(symbol)}${number}`);
export const POINTS = tables(raise, "point_cards").map(({ value }) => String(value));
