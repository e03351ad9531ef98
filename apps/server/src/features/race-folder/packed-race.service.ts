import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { BadRace } from "./folder-problems.ts";
import { openRaceFolder } from "./folder-source.ts";
import type { RaceSource } from "./race-folder.types.ts";
import { createZipper } from "./zipper.ts";

/**
 * Reads a race folder that is packed as a ZIP file, while it lies unpacked. Null: it is no race, or something is wrong
 * with it.
 */
export async function readPackedRace<T>(
  pool: WorkerPool,
  zip: Buffer,
  read: (race: RaceSource) => Promise<T>,
): Promise<T | null> {
  return inScratchFolder(async (scratch) => {
    const { problemCount } = await createZipper(pool).unpack(zip, scratch);
    if (problemCount > 0) return null;
    try {
      const folder = await openRaceFolder(scratch);
      const found = await read(folder);
      folder.finish();
      return found;
    } catch (error) {
      if (error instanceof BadRace) return null;
      throw error;
    }
  });
}

export async function inScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "te-folder-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
