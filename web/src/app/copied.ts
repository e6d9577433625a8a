// Links that are copied, to be put in somewhere else.

/** Copy a link; whether that was possible. */
export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return copiedByHand(link);
  }
}

/** Pages without https may not write to the clipboard, but may answer when something is copied. */
function copiedByHand(link: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", link);
    event.preventDefault();
  };
  document.addEventListener("copy", give, { once: true });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is nothing else without https
  const done = document.execCommand("copy");
  document.removeEventListener("copy", give);
  return done;
}
