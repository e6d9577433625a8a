// Sharing links and downloading files.

import { copyText } from "../app/clipboard";

/** Share a link with the device's share dialog, or else copy it. Returns whether it was copied. */
export async function shareLink(link: string, title: string): Promise<boolean> {
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

/** Download data as a JSON file. A plain link could not send the key of a private table. */
export function downloadJson(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
