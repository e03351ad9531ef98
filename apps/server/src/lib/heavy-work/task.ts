/**
 * A piece of work that is too heavy for the event loop, with the program that does it in a thread of its own: a
 * `*.worker.ts` beside the feature, which exports `answer`. Input and output are copied between threads, so they are
 * plain values: no functions, no classes; a refusal is one of the outputs.
 */
export interface Task<Input, Output> {
  /** Its name in metrics and errors. */
  readonly name: string;
  readonly program: URL;
  /** Counted from its start, without the time that it waits. */
  readonly longestMs: number;
  /**
   * Loads the program's native code into the main thread too: when a thread ends, its libraries are unloaded, and
   * another thread may still run code in them.
   */
  readonly nativeCode?: () => Promise<unknown>;
  /** Never set: it carries the types. */
  readonly types?: (input: Input) => Output;
}

/** What the program of a task exports. */
export type Answer<Of> =
  Of extends Task<infer Input, infer Output> ? (input: Input) => Output | Promise<Output> : never;
