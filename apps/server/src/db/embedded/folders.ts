import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** The folders of the embedded PostgreSQL, below DATA_DIR. */
export interface Folders {
  /** The folder that we give to PostgreSQL's user; no other user may look in. */
  readonly base: string;
  readonly data: string;
  readonly log: string;
}

/** The path of a unix socket must fit in 104 bytes (macOS; Linux: 108), its zero included. */
const longestSocketPath = 103;
const socketName = ".s.PGSQL.5432";
const temporaryPrefix = "time-event-";

export function openFolders(dataDir: string): Folders {
  const base = join(openDataDir(dataDir), "postgres");
  orUnusable(dataDir, () => makeFolder(base, 0o700));
  return {
    base,
    data: join(base, "data"),
    log: join(base, "postgres.log"),
  };
}

/** Whether there is an embedded database below this folder. Makes nothing. */
export function hasEmbeddedData(dataDir: string): boolean {
  return existsSync(join(dataDir, "postgres", "data"));
}

const unfinishedPrefix = "data.unfinished-";

/**
 * Where initdb works: a folder of this process's own, renamed to `data` when complete, so that a half-made one is never
 * used. The initdb of a killed server works on for a moment, and if it fails it removes what is in its folder.
 */
export function openUnfinished({ base }: Folders): string {
  for (const name of readdirSync(base)) if (name.startsWith(unfinishedPrefix)) removeLeftover(join(base, name));
  return join(base, `${unfinishedPrefix}${randomBytes(6).toString("hex")}`);
}

function removeLeftover(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // a process still writes there: the folder does no harm, and the next start removes it
  }
}

/** Makes DATA_DIR if needed and returns its real path, which is the same through every symlink. */
export function openDataDir(dataDir: string): string {
  return orUnusable(dataDir, () => {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  });
}

function orUnusable<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** Makes a folder and those above it. Node's own way to do this never ends where nothing can be made, as below /proc. */
function makeFolder(folder: string, mode?: number): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${folder} is no folder`);
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // another process made it in between
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

type Owner = { readonly uid: number; readonly gid: number } | undefined;

export function giveTo(owner: Owner, folder: string): void {
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

/** A private folder for the socket: in the base or, if its path would be too long, a short one made for this run. */
export function openSocketFolder(base: string, owner: Owner): string {
  const usual = join(base, "run");
  const folder = fits(usual) ? usual : mkdtempSync(join(shortTemporaryFolder(), temporaryPrefix));
  mkdirSync(folder, { recursive: true });
  giveTo(owner, folder);
  return folder;
}

/** Removes a socket folder that was made for one run. */
export function dropSocketFolder(folder: string): void {
  if (basename(folder).startsWith(temporaryPrefix)) rmSync(folder, { recursive: true, force: true });
}

function shortTemporaryFolder(): string {
  const usual = tmpdir();
  return fits(join(usual, `${temporaryPrefix}123456`)) || !existsSync("/tmp") ? usual : "/tmp";
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}
