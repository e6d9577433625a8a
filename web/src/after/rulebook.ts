// Parses rulebooks. They use a subset of Markdown: headings, `**3.2**` before a rule, *emphasis* and `code`. Everything
// else is plain text; nothing is passed on as HTML.

/** A piece of text with one style. */
export interface Span {
  /** mark: † a ruling or ⌂ a house rule; rule: a reference to a rule of this book */
  readonly kind: "text" | "em" | "code" | "mark" | "rule";
  readonly text: string;
}

export interface Block {
  /** The number of the rule, as in `3.2`; null for a plain paragraph. */
  readonly rule: string | null;
  readonly spans: readonly Span[];
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface ParsedRulebook {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const HEADING = /^(#+) (.+)$/;
const NUMBERED = /^(\d+) (.+)$/;
const RULE = /^\*\*(\d+\.\d+)\*\* /;
const INLINE = /`([^`]+)`|\*([^*]+)\*|([†⌂])|(\d+\.\d+)/g;

/** Parse a rulebook; `rules` are the numbers of its rules, whose mentions become references. */
export function parseRulebook(text: string, rules: ReadonlySet<string>): ParsedRulebook {
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
    } else if (line) (chapters.at(-1)?.blocks ?? intro).push(parseBlock(line, rules));
  }
  return { title, intro, chapters };
}

function parseBlock(line: string, rules: ReadonlySet<string>): Block {
  const rule = RULE.exec(line);
  return { rule: rule?.[1] ?? null, spans: parseSpans(rule ? line.slice(rule[0].length) : line, rules) };
}

export function parseSpans(line: string, rules: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    const [whole, code, em, mark, rule] = found;
    if (rule !== undefined && !rules.has(rule)) continue;
    if (found.index > at) spans.push({ kind: "text", text: line.slice(at, found.index) });
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (em !== undefined) spans.push({ kind: "em", text: em });
    else if (mark !== undefined) spans.push({ kind: "mark", text: mark });
    else spans.push({ kind: "rule", text: whole });
    at = found.index + whole.length;
  }
  if (at < line.length) spans.push({ kind: "text", text: line.slice(at) });
  return spans.map(keepWithMark);
}

/** Put a non-breaking space after a mark. */
const keepWithMark = (span: Span, at: number, spans: readonly Span[]): Span =>
  spans[at - 1]?.kind === "mark" ? { ...span, text: span.text.replace(/^ /, "\u00a0") } : span;

// --- full-text search

/** A part of a span; `hit` is the number of the match in the whole book, from 0, or null between matches. */
export interface SearchPart {
  readonly text: string;
  readonly hit: number | null;
}

/** Remove case and accents without changing the length of the text. */
export const foldText = (text: string): string =>
  Array.from(text)
    .map((letter) => letter.normalize("NFD").toLowerCase().slice(0, letter.length).padEnd(letter.length))
    .join("");

/** Splits texts at the matches of a search, counting them. */
export class TextSearch {
  hits = 0;
  private readonly query: string;

  constructor(query: string) {
    this.query = foldText(query.trim());
  }

  split(text: string): SearchPart[] {
    if (this.query.length < 2) return [{ text, hit: null }];
    const found: SearchPart[] = [];
    const folded = foldText(text);
    let at = 0;
    for (let next = folded.indexOf(this.query); next >= 0; next = folded.indexOf(this.query, at)) {
      if (next > at) found.push({ text: text.slice(at, next), hit: null });
      at = next + this.query.length;
      found.push({ text: text.slice(next, at), hit: this.hits++ });
    }
    if (at < text.length) found.push({ text: text.slice(at), hit: null });
    return found;
  }
}
