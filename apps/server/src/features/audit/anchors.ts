import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ChainPlace } from "./chain.ts";

/**
 * Hashes of the log's newest entry, noted outside of the database: who may change everything in there can write the
 * whole log anew and cut off its end, but cannot make it pass through these.
 */
export interface Anchors {
  readonly file: string;
  /** Oldest first. */
  load(): Promise<ChainPlace[]>;
  note(place: ChainPlace, atMs: number): Promise<void>;
}

/** One line each in a file: number, hash, when. */
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
