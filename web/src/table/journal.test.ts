import { expect, test } from "vitest";
import { LANGS, locale } from "../testing/samples";
import { Words } from "../words/words";
import { splitColours } from "./journal";

const COLOURS = { r: "red", y: "yellow", g: "green", b: "blue", o: "orange", p: "purple" };
const look = {
  book: "",
  colours: Object.fromEntries(Object.entries(COLOURS).map(([letter, suit]) => [letter, { suit }])),
};

test("only colours and their numbers are marked in a sentence", async () => {
  const marked = async (lang: "de" | "fr", text: string) =>
    splitColours(text, new Words(lang, await locale(lang)), look).filter(({ suit }) => suit !== null);
  expect(await marked("de", "Rotraud legt die grüne 7.")).toEqual([{ text: "grüne 7", suit: "green" }]);
  expect(await marked("de", "Du legst Gelb 5 / Blau 0 aus.")).toEqual([
    { text: "Gelb 5", suit: "yellow" },
    { text: "Blau 0", suit: "blue" },
  ]);
  expect(await marked("fr", "Vous posez le 7 rouge.")).toEqual([{ text: "7 rouge", suit: "red" }]);
});

test("suits are marked with the ranks of their cards", async () => {
  const suited = { book: "", colours: { h: { suit: "hearts" }, c: { suit: "clubs" } } };
  const german = new Words("de", await locale("de"));
  expect(splitColours("Du legst den Herz-Buben auf die Kreuz 7.", german, suited).filter(({ suit }) => suit)).toEqual([
    { text: "Herz-Buben", suit: "hearts" },
    { text: "Kreuz 7", suit: "clubs" },
  ]);
});

test.each(LANGS)("the parts of a sentence add up to the sentence: %s", async (lang) => {
  const words = new Words(lang, await locale(lang));
  const text = words.say("card-number.the", { colour: "b", number: 3 });
  const parts = splitColours(`… ${text} …`, words, look);
  expect(parts.map((part) => part.text).join("")).toBe(`… ${text} …`);
  expect(parts.some(({ suit }) => suit === "blue")).toBe(true);
});

test("a colour that the table does not have is not marked", async () => {
  const words = new Words("en", await locale("en"));
  const own = { book: "", colours: { r: { suit: "red" }, o: { suit: "other", named: "olive" } } };
  expect(splitColours("orange 7, red 3", words, own).filter(({ suit }) => suit)).toEqual([
    { text: "red 3", suit: "red" },
  ]);
  expect(splitColours("red 3", words, { book: "", colours: {} })).toEqual([{ text: "red 3", suit: null }]);
});
