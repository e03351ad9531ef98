import { CallFailed } from "./call-failed.ts";

/** How long to wait before each further try, when no answer came. */
const waitsMs = [1_000, 3_000, 8_000];

interface Options {
  readonly wait: (ms: number) => Promise<void>;
  /** Told the number of each try, from 1. */
  readonly onTry: (attempt: number) => void;
}

/**
 * Sends a file until an answer comes: for calls in which sending it twice does no harm.
 * @throws CallFailed the answer's failure, or the last one when no try was answered
 */
export async function sendFile<T>(send: () => Promise<T>, { wait, onTry }: Options): Promise<T> {
  for (let tried = 0; ; tried++) {
    onTry(tried + 1);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const waitMs = waitsMs[tried];
      const isAnswered = error.status >= 400 && error.status < 500;
      if (isAnswered || waitMs === undefined) throw error;
      await wait(Math.max(waitMs, error.retryAfterMs ?? 0));
    }
  }
}
