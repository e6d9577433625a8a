/**
 * Why there is no table in this browser; the page has a sentence for each.
 *
 * network    the download was interrupted, or never began
 * integrity  a part is not what it should be, twice
 * quota      there is no room to store it
 * missing    the parts named by the manifest are not there
 * wasm       the browser cannot run it
 * memory     the device has not enough memory
 * insecure   the page was not loaded over https
 * crashed    the host died repeatedly
 */
export type LocalProblemCode =
  "network" | "integrity" | "quota" | "missing" | "wasm" | "memory" | "insecure" | "crashed";

export class LocalProblem extends Error {
  constructor(
    readonly code: LocalProblemCode,
    details = "",
  ) {
    super(details || code);
    this.name = "LocalProblem";
  }

  /** Return an error as a problem. */
  static from(error: unknown): LocalProblem {
    if (error instanceof LocalProblem) return error;
    const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
    return new LocalProblem(codeFor(name, message), message);
  }
}

function codeFor(name: string, message: string): LocalProblemCode {
  if (name === "QuotaExceededError") return "quota";
  if (name === "RangeError" || /out of memory|could not allocate|memory allocation/i.test(message)) return "memory";
  if (name === "CompileError" || message.includes("WebAssembly is not defined")) return "wasm";
  return "crashed";
}

/** How far the start is: bytes of the download, then the start itself, which cannot be measured. */
export type Progress =
  { readonly stage: "download"; readonly done: number; readonly total: number } | { readonly stage: "start" };
