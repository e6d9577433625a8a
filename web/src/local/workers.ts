// What a tab says to the worker that runs its host, and what that says to the worker of the computer players.

import type { LocalProblemCode } from "./problems";
import type { Runtime } from "./runtime";

/** Where Python comes from: the checked parts, and the folder that they would be loaded from. */
export interface PythonParts extends Runtime {
  readonly folder: string;
}

/** The first message to the host. */
export interface HostStart extends PythonParts {
  /** The id of the host. */
  readonly host: string;
  /** The folder of the page among those of one web space. */
  readonly scope: string;
}

/** From the host: it is there, or it cannot be, or it has died. */
export type HostReport =
  | { readonly type: "ready"; readonly saved: boolean }
  | { readonly type: "failed"; readonly code: LocalProblemCode; readonly details: string }
  | { readonly type: "died" };

export interface ThinkRequest {
  readonly id: number;
  readonly request: string;
}

/** From the thinker; without an answer it is dead. */
export interface Thought {
  readonly id: number;
  readonly answer: string | null;
}
