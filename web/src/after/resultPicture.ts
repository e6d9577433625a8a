// Draws the result of a game as a picture to share, with our own drawings on a canvas.

import { ANIMALS, type Animal, type AnimalName } from "../look/avatars";

export interface PictureRow {
  readonly place: number;
  readonly name: string;
  readonly animal: AnimalName;
  readonly points: string;
}

export interface ResultPicture {
  readonly headline: string;
  readonly game: string;
  readonly date: string;
  /** The winners first. */
  readonly rows: readonly PictureRow[];
}

const SIDE = 1080;
const MARGIN = 44;
const INNER = 72;
const MAX_ROW = 132;
/** The palette of the light theme: a picture looks the same wherever it is shown. */
const COLOURS = { oak: "#cda773", cloth: "#efe6d8", hem: "#b49a78", ink: "#2a231e", soft: "#6b5a48", paper: "#fffdf8" };

/** Draw a result and return it as a PNG. */
export async function drawResult(picture: ResultPicture): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const fonts: Fonts = { serif: style.getPropertyValue("--serif"), sans: style.getPropertyValue("--sans") };
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(`600 40px ${font}`, picture.headline)));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  paint(context, picture, fonts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

interface Fonts {
  readonly serif: string;
  readonly sans: string;
}

function paint(context: CanvasRenderingContext2D, { headline, game, date, rows }: ResultPicture, fonts: Fonts): void {
  context.fillStyle = COLOURS.oak;
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = COLOURS.cloth;
  context.beginPath();
  context.roundRect(MARGIN, MARGIN, SIDE - 2 * MARGIN, SIDE - 2 * MARGIN, 40);
  context.fill();
  context.strokeStyle = COLOURS.hem;
  context.lineWidth = 3;
  context.setLineDash([14, 10]);
  context.beginPath();
  context.roundRect(MARGIN + 16, MARGIN + 16, SIDE - 2 * MARGIN - 32, SIDE - 2 * MARGIN - 32, 28);
  context.stroke();
  context.setLineDash([]);
  const left = MARGIN + INNER;
  const right = SIDE - left;
  context.textBaseline = "alphabetic";
  text(context, headline, left, 190, right - left, { font: fonts.serif, size: 76, weight: 600, colour: COLOURS.ink });
  text(context, `${game} · ${date}`, left, 250, right - left, { font: fonts.sans, size: 34, colour: COLOURS.soft });
  const height = Math.min(MAX_ROW, 640 / rows.length);
  for (const [at, row] of rows.entries())
    paintRow(context, row, { left, right, top: 300 + at * height, height, fonts });
  text(context, "Tischlein", left, SIDE - 96, 400, { font: fonts.serif, size: 44, weight: 600, colour: COLOURS.soft });
}

interface RowBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly fonts: Fonts;
}

function paintRow(
  context: CanvasRenderingContext2D,
  row: PictureRow,
  { left, right, top, height, fonts }: RowBox,
): void {
  const face = height * 0.8;
  const base = top + height / 2 + height * 0.15;
  const size = height * 0.42;
  const colour = COLOURS.ink;
  if (row.place === 1) {
    context.fillStyle = COLOURS.paper;
    context.beginPath();
    context.roundRect(left - 24, top + 4, right - left + 48, height - 8, 24);
    context.fill();
  }
  text(context, String(row.place), left, base, 60, { font: fonts.sans, size, weight: 700, colour: COLOURS.soft });
  paintAnimal(context, ANIMALS[row.animal], left + 76, top + (height - face) / 2, face);
  const points = { font: fonts.sans, size, weight: 700, colour };
  const width = row.points ? measure(context, row.points, points) : 0;
  const nameLeft = left + 76 + face + 28;
  text(context, row.name, nameLeft, base, right - nameLeft - width - 24, {
    font: fonts.sans,
    size,
    weight: 600,
    colour,
  });
  if (row.points) text(context, row.points, right - width, base, width, points);
}

interface TextStyle {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
}

function setFont(context: CanvasRenderingContext2D, { font, size, weight = 500 }: TextStyle): void {
  context.font = `${weight} ${size}px ${font}`;
}

function measure(context: CanvasRenderingContext2D, words: string, style: TextStyle): number {
  setFont(context, style);
  return Math.ceil(context.measureText(words).width);
}

/** Write a text, made smaller until it fits its width. */
function text(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): void {
  const wide = measure(context, words, style);
  setFont(context, { ...style, size: style.size * Math.min(1, width / wide) });
  context.fillStyle = style.colour;
  context.fillText(words, x, y);
}

function paintAnimal(context: CanvasRenderingContext2D, animal: Animal, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 48, size / 48);
  context.beginPath();
  context.arc(24, 24, 24, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = animal.ground;
  context.fillRect(0, 0, 48, 48);
  context.lineWidth = 1.6;
  context.lineCap = context.lineJoin = "round";
  for (const [kind, colour, d] of animal.strokes) {
    const path = new Path2D(d);
    context.fillStyle = context.strokeStyle = colour;
    const draw = (): void => (kind === "line" ? context.stroke(path) : context.fill(path));
    draw();
    if (kind === "fill") continue;
    context.save();
    context.transform(-1, 0, 0, 1, 48, 0);
    draw();
    context.restore();
  }
  context.restore();
}
