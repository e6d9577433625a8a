// Avatars: animals in a square of 48, seen from the front.

/** fill: a shape; both: a shape and its mirror image; line: a line and its mirror image. */
export type Stroke = readonly ["fill" | "both" | "line", string, string];
export interface Animal {
  readonly ground: string;
  readonly strokes: readonly Stroke[];
}

const INK = "#2a231e";
const CREAM = "#fff5e4";

/** Return an ellipse as a path. */
function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Return both eyes, with highlights. */
function eyes(x: number, y: number, r = 2.3): Stroke[] {
  return [
    ["both", INK, oval(x, y, r)],
    ["fill", "#fff", oval(x + 0.7, y - 0.8, 0.75) + oval(48 - x + 0.7, y - 0.8, 0.75)],
  ];
}

export const ANIMALS = {
  fox: {
    ground: "#f1d9b8",
    strokes: [
      ["fill", "#c4622c", "M8.5 7.5 20 15.5h8l11.5-8L40 25c0 8-7.5 15-16 19-8.5-4-16-11-16-19Z"],
      ["both", "#5a2c18", "m11.5 13.5 5.5 3.5-5 5.5Z"],
      ["both", CREAM, "M8 26c7 0 12.5 5 16 18-8.5-4-16-10-16-18Z"],
      ...eyes(17.5, 26),
      ["fill", INK, "M20.5 38.2c2-.9 5-.9 7 0L24 43.5Z"],
    ],
  },
  owl: {
    ground: "#d9dfd3",
    strokes: [
      [
        "fill",
        "#7b5b3e",
        "M9 7c4 3.5 8 4.5 15 4.5S35 10.5 39 7c2 6 2.5 13 2.5 21C41.5 39 33 48 24 48S6.5 39 6.5 28C6.5 20 7 13 9 7Z",
      ],
      ["fill", "#a98259", "M24 33c7 0 11 5 11 11 0 2-22 2-22 0 0-6 4-11 11-11Z"],
      ["both", "#f4e6cc", oval(16, 24, 8.6)],
      ["both", INK, oval(17, 24, 4.1)],
      ["fill", "#fff", oval(18.3, 22.5, 1.3) + oval(32.3, 22.5, 1.3)],
      ["fill", "#e09a3a", "M20.8 28.3c2-.8 4.4-.8 6.4 0L24 35.5Z"],
      ["line", "#f4e6cc", "m24 43-2.7-2.5L18.7 43"],
    ],
  },
  goat: {
    ground: "#cbd8df",
    strokes: [
      ["both", "#8a6f55", "M17 14.5C15 7 11 4 6 4c.5 6.5 4 11.5 9 13.5Z"],
      ["both", "#e4dacb", "M14 17C9 16 5 18 3 22c4 2.5 8 2 11-.5Z"],
      [
        "fill",
        "#fbf5ea",
        "M13.5 15.5c3.5-4 17.5-4 21 0C36 22 33 30 31.5 36c-1 4-4 5.5-7.5 5.5S17.5 40 16.5 36C15 30 12 22 13.5 15.5Z",
      ],
      ["fill", "#d8cbb8", "M20.5 40.5h7c0 3.5-1.5 6-3.5 7.5-2-1.5-3.5-4-3.5-7.5Z"],
      ["fill", "#e4dacb", "M20 13c1 3 2.5 4.5 4 6 1.5-1.5 3-3 4-6Z"],
      ...eyes(18.3, 23.5, 2.1),
      ["line", "#8a5a4a", "M24 35.5v2.5m0-2.5c-1.5 0-2.7-.3-3.5-1"],
    ],
  },
  hare: {
    ground: "#e9d3cb",
    strokes: [
      ["both", "#b38b66", "M18.5 24C12 20 10 9 13.5 2 19 4 22 12 22 22Z"],
      ["both", "#e9c0b0", "M18.5 20C15 16 14 10 14.8 6c3.2 3 4.9 8 5.2 14Z"],
      ["fill", "#c29b75", "M24 18.5c9.5 0 15 6 15 13.5s-6.5 13.5-15 13.5S9 39.5 9 32s5.5-13.5 15-13.5Z"],
      ["fill", "#fbf1e2", oval(24, 37.6, 8, 6.4)],
      ...eyes(17, 30),
      ["fill", "#8a4a42", "M21.6 34c1.5-.6 3.3-.6 4.8 0L24 36.6Z"],
      ["line", "#8a4a42", "M24 36.5v2.7c-.8 1-2 1.2-3 .8"],
    ],
  },
  hedgehog: {
    ground: "#ddd3e2",
    strokes: [
      [
        "fill",
        "#6b4f3c",
        "m24 4 3.2 4L32 5.5l1.5 5.3 5.3-.6-.2 5.4 5.2 1.5-2 4.9 4.2 3-3.5 4L45 33.5H3L5.5 29 2 25l4.2-3-2-4.9 5.2-1.5-.2-5.4 5.3.6L16 5.5 20.8 8Z",
      ],
      ["fill", "#ebd3b2", "M24 16.5c9 0 14.5 6 14.5 14S32 45 24 45 9.5 38.5 9.5 30.5s5.5-14 14.5-14Z"],
      ["fill", "#6b4f3c", "M12 22c2-4 6-6 12-6s10 2 12 6l-4-1.5-2 2-3-2.5-3 2.5-3-2.5-3 2.5-2-2Z"],
      ...eyes(17.5, 29.5),
      ["both", "#e3b79b", oval(14, 34.5, 2.4, 1.7)],
      ["fill", INK, oval(24, 36, 3.3, 2.7)],
      ["line", "#7a4e36", "M24 41.5c-1.7 0-3.2-.3-4.3-1"],
    ],
  },
  donkey: {
    ground: "#e6dfc0",
    strokes: [
      ["both", "#7d7a78", "M17 17C9 15 6 8 7.5 1.5 14 2.5 19 8 20 15Z"],
      ["both", "#d9b9ac", "M16.5 14.5C12 12 10.3 8 10.3 4.8 14 6.5 17 10 18 14Z"],
      ["fill", "#8e8b88", "M24 12c7 0 11 4 11 10 0 4-1.5 7-2 11H15c-.5-4-2-7-2-11 0-6 4-10 11-10Z"],
      ["fill", "#4e4a48", "M19.5 9c1.5 1.5 2 .5 3-1 1 2 2 2 3.5.5.5 1 1.5 1 2.5.5L26.5 18 24 20l-2.5-2Z"],
      ["fill", "#efe7dc", "M15 33c0-3.5 4-5.5 9-5.5s9 2 9 5.5c1 7-3 12.5-9 12.5S14 40 15 33Z"],
      ...eyes(17.8, 23),
      ["both", "#4e4a48", oval(20.5, 34.5, 1.3, 1.8)],
      ["line", "#4e4a48", "M24 41.3c-1.3 0-2.5-.3-3.5-1"],
    ],
  },
  bear: {
    ground: "#cfdfe0",
    strokes: [
      ["both", "#7a4f33", oval(11.5, 13.5, 6.5)],
      ["both", "#c69a77", oval(11.8, 14, 3.5)],
      ["fill", "#8a5b3b", "M24 9.5c10.5 0 16.5 7 16.5 16S33.5 43.5 24 43.5 7.5 34.5 7.5 25.5s6-16 16.5-16Z"],
      ["fill", "#e8d0b1", oval(24, 34, 8.8, 7)],
      ...eyes(17, 24.5),
      ["fill", INK, "M20.3 30.5c0-1.3 1.7-1.9 3.7-1.9s3.7.6 3.7 1.9c0 1.7-2.4 3.3-3.7 3.3s-3.7-1.6-3.7-3.3Z"],
      ["line", "#5a3a26", "M24 34v2.8c-1 1-2.5 1.2-3.8.5"],
    ],
  },
  cat: {
    ground: "#f0e0a9",
    strokes: [
      ["both", "#56616b", "M8.5 24 8 6.5c0-1 1-1.5 1.8-.9L21 14Z"],
      ["both", "#d9a9a0", "m11.2 19-.4-8.5 5.5 4.2Z"],
      [
        "fill",
        "#66727d",
        "M24 12.5c10 0 16.5 6 16.5 15.2C40.5 37.5 33 43 24 43S7.5 37.5 7.5 27.7C7.5 18.5 14 12.5 24 12.5Z",
      ],
      ["fill", "#424c55", "M22.5 12.5h3l-.7 6.5h-1.6ZM17 13.5l2.6-.7.8 5-1.6.5Zm11.4-.7 2.6.7-1.8 4.8-1.6-.5Z"],
      ["fill", "#f3ece1", "M24 30.5c4.5 0 8 2.8 8 6.3 0 3.7-3.7 6.2-8 6.2s-8-2.5-8-6.2c0-3.5 3.5-6.3 8-6.3Z"],
      ["both", "#f2d15c", oval(16.8, 26, 3.6, 3.2)],
      ["both", INK, oval(16.9, 26, 1.4, 3)],
      ["fill", "#b5655c", "M21.7 31.8c1.5-.6 3.1-.6 4.6 0L24 34.4Z"],
      ["line", "#6b4a44", "M24 34.4v1.6c-.7 1.5-2.5 2-4 1.2"],
      ["line", "#f3ece1", "m12.5 34-7-.8m7.2 3.3-6 1.6"],
    ],
  },
  frog: {
    ground: "#f3d9c6",
    strokes: [
      ["both", "#5f9a4d", oval(13.5, 14.5, 7.6)],
      ["fill", "#6fae5a", "M24 15c11.5 0 18 6.5 18 14.5S34.5 43 24 43 6 37.5 6 29.5 12.5 15 24 15Z"],
      ["fill", "#d9e8b8", "M24 33c7 0 12 1.5 14.5 3.5C35.5 40.5 30.5 43 24 43s-11.5-2.5-14.5-6.5C12 34.5 17 33 24 33Z"],
      ["both", CREAM, oval(13.5, 14.5, 5)],
      ["both", INK, oval(14.3, 15, 2.7)],
      ["fill", "#fff", oval(15.2, 13.9, 0.9) + oval(34.6, 13.9, 0.9)],
      ["both", "#e79a86", oval(11.5, 28.5, 2.6, 2)],
      ["line", "#33592b", "M24 32.5c-5.5 0-10-.8-13.5-2.7M22 25v.01"],
    ],
  },
  mouse: {
    ground: "#c9d8c6",
    strokes: [
      ["both", "#938b84", oval(11.5, 15, 9.3)],
      ["both", "#e6b8ae", oval(12, 15.5, 5.9)],
      ["fill", "#a69e96", "M24 14c8.5 0 13.5 5.5 13.5 13 0 8-7 17.5-13.5 17.5S10.5 35 10.5 27c0-7.5 5-13 13.5-13Z"],
      ["fill", "#ded6cc", "M24 32c4 0 6.5 2 6.5 4.5 0 4-3.5 8-6.5 8s-6.5-4-6.5-8c0-2.5 2.5-4.5 6.5-4.5Z"],
      ...eyes(18, 27),
      ["fill", "#c9776f", oval(24, 35.5, 2.5, 2)],
      ["line", "#6f665f", "m17 37.5-7.5-1m8 3.5-6.5 2"],
    ],
  },
  badger: {
    ground: "#d8c7a6",
    strokes: [
      ["both", "#3a3634", oval(11.5, 14, 5)],
      ["both", "#efe8dc", oval(11.5, 14.5, 2.5)],
      ["fill", "#f2ebe0", "M24 8.5c9.5 0 16 6.5 16 15.5 0 9-7.5 20.5-16 20.5S8 33 8 24c0-9 6.5-15.5 16-15.5Z"],
      ["both", "#3a3634", "M19.5 9C12.5 10.5 9.5 17 9.5 24c0 5 2.5 10 6 14 2.5-1 4.5-3.5 5-7.5.7-6 0-14-1-21.5Z"],
      ["both", "#f2ebe0", oval(16.6, 25, 2.9)],
      ["both", INK, oval(16.9, 25, 1.9)],
      ["fill", INK, "M20 36.5c0-1.7 1.8-2.5 4-2.5s4 .8 4 2.5c0 2-2.5 3.7-4 3.7s-4-1.7-4-3.7Z"],
      ["line", "#6d625a", "M24 40v1.3c-.6.7-1.7 1-2.6.7"],
    ],
  },
  hen: {
    ground: "#bfd4e3",
    strokes: [
      ["fill", "#b5372f", "M17 15c-2.5-5 .5-8.5 3.5-6.5C20 4 25.5 2.5 26.5 7c3-2 6.5.5 5 4.5L30 16Z"],
      [
        "fill",
        "#fbf4e6",
        "M24 11.5c9.5 0 14.5 7 14.5 16.5 0 7 3 12 5.5 20H4c2.5-8 5.5-13 5.5-20C9.5 18.5 14.5 11.5 24 11.5Z",
      ],
      ["fill", "#b5372f", "M20.5 33c-1.5 4-1.5 8.5 1 9 1.5.3 2.5-1.5 2.5-3.5 0 2 1 3.8 2.5 3.5 2.5-.5 2.5-5 1-9Z"],
      ["fill", "#e3993a", "M24 25.5c3 1.5 5 4 6 7-4 2.5-8 2.5-12 0 1-3 3-5.5 6-7Z"],
      ["line", "#9a5f1c", "M24 31.5c-1.7 0-3.3.2-4.5.7"],
      ...eyes(16.5, 24),
      ["both", "#f0cdbd", oval(13.8, 29, 2.2, 1.6)],
    ],
  },
} satisfies Record<string, Animal>;

export type AnimalName = keyof typeof ANIMALS;
export const ANIMAL_NAMES = Object.keys(ANIMALS) as AnimalName[];

/** Return the default animal of a name or id, always the same one. */
export function animalFor(id: string): AnimalName {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ANIMAL_NAMES[sum % ANIMAL_NAMES.length] ?? "fox";
}
