// Words that can be said by a key, if they can be said at all.

/** The key of a word. */
export const KEYS: Readonly<Record<string, string>> = { draw: "d", pass: "p", uno: "u", catch: "c" };

/** Whether a key belongs to something else: somebody writes, or a sheet lies in front. */
export function taken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
