/**
 * Compress files with Brotli into a folder and print their sizes: `node brotli.mjs FOLDER FILE …`.
 * The names in the folder are hashes of the contents, and what is there is not compressed again.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const [folder, ...files] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

/** Return the size of a file, compressed as well as Brotli can. */
async function compressedSize(file) {
  const content = await readFile(file);
  const target = path.join(folder, `${createHash("sha256").update(content).digest("hex")}.br`);
  if (!existsSync(target)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${target}.part`, await promisify(brotliCompress)(content, { params }));
    await rename(`${target}.part`, target);
  }
  return (await stat(target)).size;
}

const sizes = await Promise.all(files.map(async (file) => [file, await compressedSize(file)]));
console.log(JSON.stringify(Object.fromEntries(sizes)));
