/**
 * A piece of work that is too heavy for the event loop, by the program that does it in a thread of its own: a
 * `*.worker.ts` beside the feature, which exports `answer`. What goes in and comes out is copied between threads:
 * values only, no functions, no classes; a refusal is one of its outputs.
 */
export interface Task<Input, Output> {
  /** As metrics and errors call it. */
  readonly name: string;
  readonly program: URL;
  /** From its start; how long it waits before that is not counted. */
  readonly longestMs: number;
  /**
   * Loads what the program has of native code into the main thread too: when a thread ends, its libraries are unloaded,
   * and another one may still run in them.
   */
  readonly nativeCode?: () => Promise<unknown>;
  /** Never there: it carries the types. */
  readonly types?: (input: Input) => Output;
}

/** What the program of a task exports. */
export type Answer<Of> =
  Of extends Task<infer Input, infer Output> ? (input: Input) => Output | Promise<Output> : never;
