/**
 * Start Python from the files of `src/tischlein/server/runtime`, in a worker of a page or in Node.js.
 * Needs nothing of either: the caller says where the files are, and how to read them.
 */

const LOCAL_HEADER = 30;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_END = 22;

/** Yield the names and contents of an archive without compression; the contents are views of the archive. */
export function* entries(/** @type {ArrayBuffer} */ archive) {
  const view = new DataView(archive);
  const end = archive.byteLength - DIRECTORY_END;
  const count = view.getUint16(end + 10, true);
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const header = view.getUint32(at + 42, true);
    const start = header + LOCAL_HEADER + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const name = decoder.decode(new Uint8Array(archive, at + DIRECTORY_ENTRY, nameLength));
    yield { name, content: new Uint8Array(archive, start, size) };
    at += DIRECTORY_ENTRY + nameLength + extra;
  }
}

/** Write an archive into a folder of Python's file system. */
export function unpack(fs, /** @type {ArrayBuffer} */ archive, /** @type {string} */ folder) {
  const made = new Set();
  for (const { name, content } of entries(archive)) {
    const parent = `${folder}/${name.slice(0, Math.max(0, name.lastIndexOf("/")))}`;
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    fs.writeFile(`${folder}/${name}`, content, { canOwn: true });
  }
}

/**
 * Start Python.
 *
 * manifest  what is in `manifest.json`
 * url       returns the URL, or in Node.js the path, of a file of the manifest
 * read      returns a promise of the content of a file of the manifest
 * options   more options for `loadPyodide`
 */
export async function startPython({ manifest, url, read, options = {} }) {
  const archive = read(manifest.files.packages.path);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(url(manifest.files.loader.path)),
    import(url(manifest.files.glue.path)),
  ]);
  return loadPyodide({
    indexURL: url(manifest.files.loader.path).replace(/[^/]*$/, ""),
    stdLibURL: url(manifest.files.library.path),
    createPyodideModule,
    lockFileContents: manifest.lockFile,
    packageBaseUrl: "./",
    fsInit: async (fs, { sitePackages }) => unpack(fs, await archive, sitePackages),
    ...options,
  });
}
