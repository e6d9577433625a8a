// Cards with two numbers, as they lie: which of the two counts, and what goes on from there.

import { sidesOf } from "../moves";

export const HIGHEST = 10;

export interface Numbered {
  readonly letter: string;
  readonly value: number;
}

/** One number of a card: `y7`. */
export const numbered = (side: string): Numbered => ({ letter: side[0]!, value: Number(side.slice(1)) });
export const numbersOf = (card: string): Numbered[] => (sidesOf(card) ?? []).map(numbered);

/** The card with the number of this colour first, if it has one. */
export function byColour(card: string, letter: string | null): string {
  const sides = sidesOf(card);
  return sides && letter !== null && sides[0][0] !== letter && sides[1][0] === letter ? sides[1] + sides[0] : card;
}

/** The card with this number first. */
export function byNumber(card: string, side: string): string {
  const sides = sidesOf(card);
  return sides && sides[1] === side ? sides[1] + sides[0] : card;
}

export interface OpenSide extends Numbered {
  /** -1 down, +1 up; both, one or none. */
  readonly steps: readonly number[];
}

/** The open numbers of a pile with the directions in which they go on; `run` is told as `y7-`. */
export function openSides(card: string, run: string | null): OpenSide[] {
  return numbersOf(card).map(({ letter, value }) => {
    const runs = run !== null && run.slice(0, -1) === `${letter}${value}`;
    const steps = runs ? [run.endsWith("+") ? 1 : -1] : [-1, 1];
    return { letter, value, steps: steps.filter((step) => value + step >= 0 && value + step <= HIGHEST) };
  });
}

/** Who is ahead in a trick: trump, or else the highest number of its colour; of equal ones the higher total (6.5). */
export function ahead(
  plays: readonly (readonly [number, string])[],
  colour: string | null,
  trump: string | null,
): number | null {
  const worth = (card: string, letter: string): number => {
    const numbers = numbersOf(card);
    const found = numbers.find((number) => number.letter === letter);
    return found ? 32 * found.value + numbers.reduce((sum, { value }) => sum + value, 0) : -1;
  };
  const best = (letter: string | null): number | null => {
    if (letter === null) return null;
    const known = plays.map(([seat, card]): [number, number] => [worth(card, letter), seat]);
    const [highest, seat] = known.reduce((a, b) => (b[0] >= a[0] ? b : a), [-1, -1]);
    return highest >= 0 ? seat : null;
  };
  return best(trump) ?? best(colour);
}
