import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What the holder of a data folder tells others about itself. */
export interface Holder {
  readonly pid: number;
  readonly what: string;
  readonly url?: string;
}

export interface FolderLock {
  /** Tells others more, such as the address once it is known. */
  announce(holder: Omit<Holder, "pid">): void;
  release(): void;
}

/**
 * Takes the data folder for this process; undefined while another process has it.
 * Node cannot lock files, but the SQLite inside it can: the operating system drops that lock with its process, so
 * kill -9 leaves nothing to clean up, and a reused process id causes no mistake.
 */
export function lockFolder(folder: string, what: string): FolderLock | undefined {
  const lock = openLock(join(folder, "server.lock"));
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  const announce = (holder: Omit<Holder, "pid">) => {
    writeFileSync(`${holderFile(folder)}.new`, JSON.stringify({ pid: process.pid, ...holder }));
    renameSync(`${holderFile(folder)}.new`, holderFile(folder));
  };
  announce({ what });
  return {
    announce,
    release: () => {
      rmSync(holderFile(folder), { force: true });
      lock.close();
    },
  };
}

/** SQLITE_BUSY */
const busy = 5;

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    const hint = "does the folder belong to another user?";
    throw new Error(`${file} cannot be opened (${hint}): ${(error as Error).message}`);
  }
}

/** Who has the folder, as far as the holder said. Only true while the lock is held. */
export function holderOf(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(folder), "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

const holderFile = (folder: string): string => join(folder, "server.json");
