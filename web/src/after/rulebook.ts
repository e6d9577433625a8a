// A rulebook, read from its Markdown: a title, chapters, numbered rules. Books use headings, `**3.2**` before a rule,
// *emphasis* and `code`; nothing else is read, and nothing of it becomes markup by itself.

export interface Run {
  /** mark: † a ruling of this table, ⌂ a house rule; rule: the number of a rule of this book */
  readonly kind: "text" | "em" | "code" | "mark" | "rule";
  readonly text: string;
}

export interface Block {
  /** The number of a rule, as in `3.2`; null for a plain paragraph. */
  readonly rule: string | null;
  readonly runs: readonly Run[];
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Pages {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const HEADING = /^(#+) (.+)$/;
const NUMBERED = /^(\d+) (.+)$/;
const RULE = /^\*\*(\d+\.\d+)\*\* /;
const INLINE = /`([^`]+)`|\*([^*]+)\*|([†⌂])|(\d+\.\d+)/g;

/** The pages of a book; `rules` are the numbers that it has, so that what it says of one leads there. */
export function pagesOf(text: string, rules: ReadonlySet<string>): Pages {
  let title = "";
  const intro: Block[] = [];
  const chapters: { number: string; title: string; blocks: Block[] }[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const line = part.trim().replaceAll("\n", " ");
    const heading = HEADING.exec(line);
    if (heading?.[1] === "#") title = heading[2]!;
    else if (heading) {
      const numbered = NUMBERED.exec(heading[2]!);
      chapters.push({ number: numbered?.[1] ?? "", title: numbered?.[2] ?? heading[2]!, blocks: [] });
    } else if (line) (chapters.at(-1)?.blocks ?? intro).push(blockOf(line, rules));
  }
  return { title, intro, chapters };
}

function blockOf(line: string, rules: ReadonlySet<string>): Block {
  const rule = RULE.exec(line);
  return { rule: rule?.[1] ?? null, runs: runsOf(rule ? line.slice(rule[0].length) : line, rules) };
}

export function runsOf(line: string, rules: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    const [whole, code, em, mark, rule] = found;
    if (rule !== undefined && !rules.has(rule)) continue;
    if (found.index > at) runs.push({ kind: "text", text: line.slice(at, found.index) });
    if (code !== undefined) runs.push({ kind: "code", text: code });
    else if (em !== undefined) runs.push({ kind: "em", text: em });
    else if (mark !== undefined) runs.push({ kind: "mark", text: mark });
    else runs.push({ kind: "rule", text: whole });
    at = found.index + whole.length;
  }
  if (at < line.length) runs.push({ kind: "text", text: line.slice(at) });
  return runs.map(joined);
}

/** A mark stays with what it marks. */
const joined = (run: Run, at: number, runs: readonly Run[]): Run =>
  runs[at - 1]?.kind === "mark" ? { ...run, text: run.text.replace(/^ /, "\u00a0") } : run;

// --- finding words in it

/** A piece of a run; `hit` counts the places that were found in the whole book, from 0. */
export interface Piece {
  readonly text: string;
  readonly hit: number | null;
}

/** Without case and accents, letter by letter, so that places stay where they are. */
export const plain = (text: string): string =>
  Array.from(text)
    .map((letter) => letter.normalize("NFD").toLowerCase().slice(0, letter.length).padEnd(letter.length))
    .join("");

/** Marks what is looked for, one piece of text after the other. */
export class Finder {
  hits = 0;
  private readonly wanted: string;

  constructor(wanted: string) {
    this.wanted = plain(wanted.trim());
  }

  pieces(text: string): Piece[] {
    if (this.wanted.length < 2) return [{ text, hit: null }];
    const found: Piece[] = [];
    const folded = plain(text);
    let at = 0;
    for (let next = folded.indexOf(this.wanted); next >= 0; next = folded.indexOf(this.wanted, at)) {
      if (next > at) found.push({ text: text.slice(at, next), hit: null });
      at = next + this.wanted.length;
      found.push({ text: text.slice(next, at), hit: this.hits++ });
    }
    if (at < text.length) found.push({ text: text.slice(at), hit: null });
    return found;
  }
}
