import { afterEach, expect, test, vi } from "vitest";
import { Words } from "./words";

afterEach(() => void vi.restoreAllMocks());

const SOURCE = `
cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
`;

test("numbers below 1000 are formatted without locale data", () => {
  const format = vi.spyOn(Intl, "NumberFormat");
  const words = new Words("en", SOURCE);
  expect([0, 1, 999].map((count) => words.say("cards", { count }))).toEqual(["no card", "1 card", "999 cards"]);
  expect(format).not.toHaveBeenCalled();
});

test("other numbers are formatted for the language", () => {
  expect(new Words("en", SOURCE).say("cards", { count: 1500 })).toBe("1,500 cards");
  expect(new Words("de", SOURCE).say("cards", { count: 2.5 })).toBe("2,5 cards");
});

test("a message is parsed with all that it refers to, and only once", () => {
  const fail = (id: string, error: Error): never => expect.fail(`${id}: ${error.message}`);
  const source = `# Greetings\nhello = Hello { name } from { -place }\n    .short = Hi { name.short }\n-place = the table\nname = Ida\n    .short = I.\n`;
  const words = new Words("en", source, fail);
  expect(words.has("name")).toBe(true);
  expect(words.hasForm("hello", "short")).toBe(true);
  expect([words.say("hello"), words.say("hello.short"), words.say("hello")]).toEqual([
    ...["Hello Ida from the table", "Hi I.", "Hello Ida from the table"],
  ]);
});

test("two messages with the same id are reported, and the first one is used", () => {
  const wrong: string[] = [];
  const words = new Words("en", "a = first\na = second", (id) => wrong.push(id));
  expect(words.say("a")).toBe("first");
  expect(wrong).toEqual(["a"]);
});
