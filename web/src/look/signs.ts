/** The sign of each suit and of each symbol, as paths in a square of 24. Silhouettes that differ at 10 px and in grey. */

export const SUITS = ["red", "yellow", "green", "blue", "orange", "purple"] as const;
export type Suit = (typeof SUITS)[number];

export const SYMBOLS = ["bell", "hourglass", "cloud", "gear", "diamond"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export type SignName = Suit | SymbolName | "star" | "skip" | "reverse";

/** Holes are cut by the even-odd rule. */
export const SIGNS: Record<SignName, string> = {
  red: "M12 21.6C4.8 16.3 1.5 12.3 1.5 8.1 1.5 4.9 3.9 2.6 6.9 2.6c2.2 0 4.1 1.2 5.1 3.2 1-2 2.9-3.2 5.1-3.2 3 0 5.4 2.3 5.4 5.5 0 4.2-3.3 8.2-10.5 13.5Z",
  yellow:
    "m12 .6 2.8 4.7 5.3-1.4-1.4 5.3 4.7 2.8-4.7 2.8 1.4 5.3-5.3-1.4-2.8 4.7-2.8-4.7-5.3 1.4 1.4-5.3-4.7-2.8 4.7-2.8-1.4-5.3 5.3 1.4Z",
  green: "M2.3 21.9C1.7 9.9 8.7 2.1 22 2c.1 13.4-7.4 19.7-16.1 17.9L4 22.4ZM6.7 18.3l9.2-9-.9-.9-9.2 8.8Z",
  blue: "M12 1.2c-.7 1.2-8 8.9-8 14.1a8 8 0 0 0 16 0c0-5.2-7.3-12.9-8-14.1ZM7 15.2c.2 2.5 1.8 4.3 4.2 4.7l.2-1.5c-1.7-.3-2.8-1.5-2.9-3.3Z",
  orange:
    "M12 1.8C6 1.8 1.5 6 1.5 11.4c0 1.5.8 2.1 2.2 2.1h16.6c1.4 0 2.2-.6 2.2-2.1C22.5 6 18 1.8 12 1.8ZM8.2 6.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm7.6.6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM8.9 15.2h6.2c.1 2.3.6 3.9 1.3 5.3.5 1-.1 1.9-1.2 1.9H8.8c-1.1 0-1.7-.9-1.2-1.9.7-1.4 1.2-3 1.3-5.3Z",
  purple: "M21.8 15.4A10.3 10.3 0 1 1 9.7 1.6c-2.7 5-.7 13.6 12.1 13.8Z",
  bell: "M12 2a1.7 1.7 0 0 1 1.7 1.8c3.3.9 5.1 3.5 5.2 6.9.1 3.8.9 5.3 2.4 6.5.7.6.3 1.8-.6 1.8H3.3c-.9 0-1.3-1.2-.6-1.8 1.5-1.2 2.3-2.7 2.4-6.5.1-3.4 1.9-6 5.2-6.9A1.7 1.7 0 0 1 12 2ZM9.2 20.3h5.6a2.8 2.6 0 0 1-5.6 0Z",
  hourglass:
    "M4.6 1.8h14.8v2.7h-1.3c0 3.5-1.5 5.6-4 7.5 2.5 1.9 4 4 4 7.5h1.3v2.7H4.6v-2.7h1.3c0-3.5 1.5-5.6 4-7.5-2.5-1.9-4-4-4-7.5H4.6ZM8 19.5h8c-.2-2.2-1.6-3.4-4-4.3-2.4.9-3.8 2.1-4 4.3Z",
  cloud: "M6.3 19.5a5 5 0 0 1-.9-9.9A6.7 6.7 0 0 1 18 8.8a5.4 5.4 0 0 1-.5 10.7Z",
  gear: "m10.1 4.2.2-2.7h3.4l.2 2.7 2.2.9 2.1-1.7 2.4 2.4-1.7 2.1.9 2.2 2.7.2v3.4l-2.7.2-.9 2.2 1.7 2.1-2.4 2.4-2.1-1.7-2.2.9-.2 2.7h-3.4l-.2-2.7-2.2-.9-2.1 1.7-2.4-2.4 1.7-2.1-.9-2.2-2.7-.2v-3.4l2.7-.2.9-2.2L3.4 5.8l2.4-2.4 2.1 1.7ZM12 8.6a3.4 3.4 0 1 0 .01 0Z",
  diamond:
    "M6.3 3h11.4L23 9.2l-11 13-11-13ZM4.4 9.8l5.4 6.8-2.6-6.8Zm15.2 0h-2.8l-2.6 6.8ZM9 9.8l3 8.2 3-8.2ZM7.6 4.6 4.2 8.4h3.1Zm8.8 0 .3 3.8h3.1ZM9.3 8.4h5.4L12 4.9Z",
  star: "m12 1.2 2.9 6.8 7.4.7-5.6 4.8 1.7 7.2L12 16.9l-6.4 3.8 1.7-7.2-5.6-4.8 7.4-.7Z",
  skip: "M1.4 14a9.6 9.6 0 0 1 19.2 0h2.1a.8.8 0 0 1 .6 1.3l-3.5 4.3a.8.8 0 0 1-1.2 0l-3.5-4.3a.8.8 0 0 1 .6-1.3h2.1a6.8 6.8 0 0 0-13.6 0 1.4 1.4 0 0 1-2.8 0ZM11 13.4a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z",
  reverse:
    "M6 20V9.5a6.2 6.2 0 0 1 12.4 0v3.6h2.9a.8.8 0 0 1 .6 1.3l-4.3 5.7a.8.8 0 0 1-1.2 0l-4.3-5.7a.8.8 0 0 1 .6-1.3h2.9V9.5a3.4 3.4 0 0 0-6.8 0V20A1.4 1.4 0 0 1 6 20Z",
};

/** The sign of a symbol by its name; one that we have no drawing for is left out. */
export const signFor = (name: string | null): string => (name !== null && name in SIGNS ? SIGNS[name as SignName] : "");

/** Where a sign goes in a drawing: its centre and its size. */
export function at(x: number, y: number, size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
}
