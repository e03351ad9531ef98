import { createHash } from "node:crypto";
import type { AppendFile } from "./append-file.ts";

/** One line as a reader sent it. */
export interface KeptLine {
  /** From 1, without gaps. */
  readonly n: number;
  /** The reader's name in the configuration. */
  readonly reader: string;
  /** By this computer's clock, ms since 1970. */
  readonly receivedAt: number;
  readonly line: string;
}

/** What the readers sent, on this computer's disk. */
export interface Journal {
  /** Keeps a reader's lines. Resolves with the new ones when all are on the disk; a line that is kept already is not kept twice. */
  readonly keep: (reader: string, lines: readonly string[]) => Promise<readonly KeptLine[]>;
  /** Resolves when there are lines after `n`; the first ones of them, at most `count`. */
  readonly after: (n: number, count: number) => Promise<readonly KeptLine[]>;
  /** The number of the last line; 0: there is none. */
  readonly last: () => number;
}

interface Given {
  readonly file: AppendFile;
  readonly held: readonly string[];
  readonly now: () => number;
}

/** @param held the lines of the file; those that are no JSON (a power cut's) are left out. */
export function createJournal({ file, held, now }: Given): Journal {
  const kept: KeptLine[] = [];
  const known = new Set<string>();
  for (const text of held) {
    const line = readKept(text, kept.length + 1);
    if (!line) continue;
    kept.push(line);
    known.add(hashOf(line.reader, line.line));
  }
  let safe = kept.length;
  let waiting: (() => void)[] = [];

  return {
    keep: async (reader, lines) => {
      const fresh: KeptLine[] = [];
      for (const line of lines) {
        const hash = hashOf(reader, line);
        if (known.has(hash)) continue;
        known.add(hash);
        const one = { n: kept.length + 1, reader, receivedAt: now(), line };
        kept.push(one);
        fresh.push(one);
      }
      // also without a new line: the first copy may still be on its way to the disk
      await file.append(fresh.map((one) => JSON.stringify(one)));
      safe = Math.max(safe, fresh.at(-1)?.n ?? 0);
      for (const go of waiting.splice(0)) go();
      return fresh;
    },
    after: async (n, count) => {
      while (safe <= n) await new Promise<void>((go) => (waiting = [...waiting, go]));
      return kept.slice(n, Math.min(safe, n + count));
    },
    last: () => kept.length,
  };
}

function readKept(text: string, n: number): KeptLine | null {
  try {
    const { reader, receivedAt, line } = JSON.parse(text) as KeptLine;
    return { n, reader, receivedAt, line };
  } catch {
    return null;
  }
}

/** Nothing shorter: two lines with one hash would be one read. */
function hashOf(reader: string, line: string): string {
  return createHash("sha256").update(`${reader}\n${line}`).digest("base64");
}
