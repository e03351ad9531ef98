import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ChainPlace } from "./chain.ts";

/**
 * Hashes of the log's newest entry, noted outside of the database. Somebody who can change everything in the database
 * can rewrite the whole log and cut off its end, but the result does not match these hashes.
 */
export interface Anchors {
  readonly file: string;
  /** Oldest first. */
  load(): Promise<ChainPlace[]>;
  note(place: ChainPlace, atMs: number): Promise<void>;
}

/** A file with one line each: number, hash, time. */
export function createAnchors(dataDir: string): Anchors {
  const file = join(dataDir, "audit-anchors");
  return {
    file,

    load: async () => {
      const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "";
        throw error;
      });
      return [...text.matchAll(/^(\d+) ([0-9a-f]{64}) /gm)].map(([, seq, hash]) => ({ seq: Number(seq), hash: hash! }));
    },

    note: async ({ seq, hash }, atMs) => {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${seq} ${hash} ${new Date(atMs).toISOString()}\n`, { mode: 0o600 });
    },
  };
}
