// Starts Python in a worker from the checked parts.

import { unpackStored } from "./archive";
import type { PythonParts } from "./workers";

/** A Python module, seen from JavaScript. */
export type PythonModule = Readonly<Record<string, unknown>>;

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}
interface Pyodide {
  pyimport(name: string): PythonModule;
}
interface Loader {
  readonly loadPyodide: (options: Record<string, unknown>) => Promise<Pyodide>;
}

/** Start Python; returns the function that imports modules. */
export async function startPython(python: PythonParts): Promise<(name: string) => PythonModule> {
  const { folder, parts, manifest } = python;
  const { loader, glue, library, packages } = manifest.files;
  serveParts(python);
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all([
    import(/* @vite-ignore */ folder + loader.path),
    import(/* @vite-ignore */ folder + glue.path),
  ])) as [Loader, { default: unknown }];
  const archive = await parts.get(packages.path)!.arrayBuffer();
  const pyodide = await loadPyodide({
    indexURL: (folder + loader.path).replace(/[^/]*$/, ""),
    stdLibURL: folder + library.path,
    createPyodideModule,
    lockFileContents: manifest.lockFile,
    packageBaseUrl: "./",
    fsInit: (files: FileSystem, { sitePackages }: { sitePackages: string }) => {
      const made = new Set<string>();
      for (const { name, content } of unpackStored(archive)) {
        const parent = `${sitePackages}/${name}`.replace(/\/[^/]*$/, "");
        if (!made.has(parent)) files.mkdirTree(parent);
        made.add(parent);
        files.writeFile(`${sitePackages}/${name}`, content, { canOwn: true });
      }
      return Promise.resolve();
    },
  });
  return (name) => pyodide.pyimport(name);
}

/** Answer requests for parts without the network. */
function serveParts({ folder, parts }: PythonParts): void {
  const original = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const part = url.startsWith(folder) ? parts.get(url.slice(folder.length)) : undefined;
    if (!part) return original(input, init);
    const headers = { "content-type": url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream" };
    return Promise.resolve(new Response(part, { headers }));
  };
}
