// Reads archives in the ZIP format without compression, as the build of the runtime packs them: what is transferred is
// compressed as a whole.

const LOCAL_HEADER = 30;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_END = 22;

/** Yield the names and contents of an archive; the contents are views of it. */
export function* unpackStored(archive: ArrayBuffer): Generator<{ name: string; content: Uint8Array }> {
  const view = new DataView(archive);
  const decoder = new TextDecoder();
  const end = archive.byteLength - DIRECTORY_END;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let done = 0; done < count; done += 1) {
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const header = view.getUint32(at + 42, true);
    const start = header + LOCAL_HEADER + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield {
      name: decoder.decode(new Uint8Array(archive, at + DIRECTORY_ENTRY, nameLength)),
      content: new Uint8Array(archive, start, size),
    };
    at += DIRECTORY_ENTRY + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
