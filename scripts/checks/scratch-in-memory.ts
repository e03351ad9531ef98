import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory alone. */
const inMemory = "/dev/shm";
const tmpfs = 0x01021994;
/** The databases of all test files, of the journeys and of a drill at once, with room to spare. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Makes what the checks write and throw away stay in memory, where the system has room for it: a test file's database is there in
 * 60 ms instead of 300 to 500. Elsewhere, and where TMPDIR names a folder, nothing changes.
 */
export function scratchInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  const folder = mkdtempSync(join(inMemory, "te-"));
  // PostgreSQL runs as another user if we are root
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(inMemory);
    return type === tmpfs && bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
