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

/** Share a text with the device's share dialog, or else copy it. Returns whether it was copied. */
export async function shareText(text: string): Promise<boolean> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text });
      return false;
    } catch (problem) {
      if ((problem as Error).name === "AbortError") return false;
    }
  }
  return copyText(text);
}

/** Share a picture with the device's share dialog, or else download it. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ title, files: [file] });
      return;
    } catch (problem) {
      if ((problem as Error).name === "AbortError") return;
    }
  }
  download(name, picture);
}

/** Download data as a JSON file. A plain link could not send the key of a private table. */
export const downloadJson = (name: string, content: unknown): void =>
  download(name, new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
