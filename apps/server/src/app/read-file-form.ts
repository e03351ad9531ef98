import type { Readable } from "node:stream";

/** What of a form is kept: all of it; nothing but its key, because that opens no order; or nothing, because others are read. */
export type Kept = "all" | "nothing" | "no turn";

export interface ReadingLimits {
  /** So long nothing may come. */
  readonly idleMs?: number;
  /** After so long, at least so many bytes must have come in each second. */
  readonly slowAfterMs?: number;
  readonly slowestBytesPerS?: number;
}

interface Reading extends ReadingLimits {
  /** How long the browser says that it is; 0: it does not say. */
  readonly saysBytes: number;
  readonly largestBytes: number;
  readonly keep: (key: string) => Promise<Kept>;
}

/** So much of a form is read before its key is looked at: a link that was pasted, and never a picture. */
const headBytes = 16_384;

/** An error that Fastify answers with this status. */
class FormEnded extends Error {
  readonly statusCode: number;

  constructor(statusCode: 408 | 413) {
    super(statusCode === 413 ? "the form is too large" : "the form comes too slowly");
    this.statusCode = statusCode;
  }
}

/**
 * Reads a form with a file. Its key stands before the file: what comes after its beginning is kept only if `keep` says so, and else
 * read past, so that the browser hears the answer.
 *
 * @throws FormEnded
 */
export async function readFileForm(
  payload: Readable,
  { saysBytes, largestBytes, keep, idleMs = 10_000, slowAfterMs = 30_000, slowestBytesPerS = 5_000 }: Reading,
): Promise<Buffer<ArrayBuffer> | "no turn"> {
  if (saysBytes > largestBytes) throw new FormEnded(413);
  const chunks: Buffer[] = [];
  let [bytes, kept] = [0, undefined as Kept | undefined];
  const startedAt = performance.now();
  const late = () => payload.destroy(new FormEnded(408));
  let idle = setTimeout(late, idleMs);
  try {
    // what is not read any more is still answered
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      clearTimeout(idle);
      bytes += chunk.length;
      if (bytes > largestBytes) throw new FormEnded(413);
      const sinceMs = performance.now() - startedAt;
      if (sinceMs > slowAfterMs && bytes < (sinceMs / 1_000) * slowestBytesPerS) throw new FormEnded(408);
      if (kept === undefined || kept === "all") chunks.push(chunk);
      if (kept === undefined && bytes > headBytes) {
        const key = keyIn(Buffer.concat(chunks));
        kept = key === undefined ? "nothing" : await keep(key);
        if (kept !== "all") chunks.splice(0, chunks.length, formWith(key ?? "", boundaryIn(chunks[0]!)));
      }
      idle = setTimeout(late, idleMs);
    }
  } finally {
    clearTimeout(idle);
  }
  return kept === "no turn" ? kept : Buffer.concat(chunks);
}

/** The key in the beginning of a form; undefined: there is none. */
function keyIn(head: Buffer): string | undefined {
  return /name="key"\r\n\r\n([\w-]{1,200})\r\n/.exec(head.toString("latin1"))?.[1];
}

function boundaryIn(head: Buffer): string {
  return /^--([^\r\n]{1,70})/.exec(head.subarray(0, 100).toString("latin1"))?.[1] ?? "";
}

/** A form that has nothing but a key, which opens nothing. */
function formWith(key: string, boundary: string): Buffer {
  return Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="key"\r\n\r\n${key}\r\n--${boundary}--\r\n`,
    "latin1",
  );
}
