// Links and files that leave the page.

import { copyText } from "../app/clipboard";

/** Let somebody have a link: by the device's own means, or by copying it. Says whether it was copied. */
export async function shared(link: string, title: string): Promise<boolean> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url: link });
      return false;
    } catch (problem) {
      if ((problem as Error).name === "AbortError") return false;
    }
  }
  return copyText(link);
}

/** Save something as a file: a link to it could not carry the key of a private table. */
export function save(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
