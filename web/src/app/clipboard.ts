/** Copy text to the clipboard and return whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** Copy through a `copy` event: without https, pages have no clipboard API. */
function copyByEvent(text: string): boolean {
  const setData = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", setData, { once: true });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no alternative without https
  const done = document.execCommand("copy");
  document.removeEventListener("copy", setData);
  return done;
}
