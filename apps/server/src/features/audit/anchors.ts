import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
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
  /** The newest place that is known to be committed; undefined before the first. */
  loadHead(): Promise<ChainPlace | undefined>;
  /** Replaces it: it is noted too often to be kept for ever. */
  noteHead(place: ChainPlace, atMs: number): Promise<void>;
}

/** Two files with one line for each place: number, hash, time. */
export function createAnchors(dataDir: string): Anchors {
  const file = join(dataDir, "audit-anchors");
  const headFile = join(dataDir, "audit-head");

  const lineOf = ({ seq, hash }: ChainPlace, atMs: number) => `${seq} ${hash} ${new Date(atMs).toISOString()}\n`;

  async function read(from: string): Promise<ChainPlace[]> {
    const text = await readFile(from, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    return [...text.matchAll(/^(\d+) ([0-9a-f]{64}) /gm)].map(([, seq, hash]) => ({ seq: Number(seq), hash: hash! }));
  }

  return {
    file,
    load: () => read(file),
    loadHead: async () => (await read(headFile)).at(-1),

    note: async (place, atMs) => {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, lineOf(place, atMs), { mode: 0o600 });
    },

    noteHead: async (place, atMs) => {
      await mkdir(dirname(file), { recursive: true });
      // a power cut leaves the old one or the new one, never half of it
      await writeFile(`${headFile}.part`, lineOf(place, atMs), { mode: 0o600 });
      await rename(`${headFile}.part`, headFile);
    },
  };
}
