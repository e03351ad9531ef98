import { setTimeout as sleep } from "node:timers/promises";
import { openClient, withClient } from "./client.ts";
import { type FolderLock, holderOf, lockFolder } from "./embedded/folder-lock.ts";
import { openDataDir } from "./embedded/folders.ts";
import { findRunning, startEmbedded } from "./embedded/supervisor.ts";
import { isDatabaseAway } from "./trouble.ts";

/** An open database, and how to close it. */
export interface OpenDatabase {
  readonly url: string;
  readonly embedded: boolean;
  /** Tells others who want the same data folder where this server is. */
  readonly announce: (url: string) => void;
  /** Tells them that it is stopping, so that they wait instead of giving up. */
  readonly announceStop: () => void;
  readonly stop: () => Promise<void>;
}

interface Source {
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

type Log = (message: string) => void;

const patienceMs = 30_000;
const momentMs = 500;

/** Opens the database for a server, which needs the embedded one alone: else the error names the holder. */
export async function openDatabase({ databaseUrl, dataDir }: Source, log: Log): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openGiven(databaseUrl);
  const folder = openDataDir(dataDir);
  const lock = lockFolder(folder, serving) ?? (await lockAfterStop(folder));
  return startLocked(folder, lock, log);
}

/**
 * Opens the database for a command: the given one, or else the embedded one. The command
 * shares it with a running server; without one, it is started for as long as the command needs it.
 */
export async function shareDatabase({ databaseUrl, dataDir }: Source, what: string, log: Log): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openGiven(databaseUrl);
  const folder = openDataDir(dataDir);
  const until = performance.now() + patienceMs;
  for (;;) {
    const lock = lockFolder(folder, what);
    if (lock) {
      const own = await startLocked(folder, lock, log);
      const takeBack = () => lock.announce({ what });
      return { ...own, stop: () => stopAlone(own, takeBack).then(own.stop, own.stop) };
    }
    const joined = await joinRunning(folder);
    if (joined) return joined;
    if (performance.now() > until) throw new Error(inUse(folder));
    await sleep(50);
  }
}

async function startLocked(folder: string, lock: FolderLock, log: Log): Promise<OpenDatabase> {
  const embedded = await startEmbedded(folder, { log }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  return {
    url: embedded.url,
    embedded: true,
    announce: (url) => lock.announce({ what: serving, url }),
    announceStop: () => lock.announce({ what: stopping }),
    stop: async () => {
      lock.announce({ what: stopping });
      await embedded.stop();
      lock.release();
    },
  };
}

function somebodyElses(url: string, embedded: boolean): OpenDatabase {
  return { url, embedded, announce: () => {}, announceStop: () => {}, stop: async () => {} };
}

/**
 * Joins the database that another process runs. The connection tells that process that somebody needs it, also between two
 * pieces of work. Undefined: there is none, or it is about to stop.
 */
async function joinRunning(folder: string): Promise<OpenDatabase | undefined> {
  const url = isStopping(folder) ? undefined : findRunning(folder);
  if (url === undefined) return undefined;
  const presence = await openClient(url).catch((error: unknown) => {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  });
  // whoever says that it stops looks for others once more after that: one of the two sees the other
  if (presence && !isStopping(folder)) return { ...somebodyElses(url, true), stop: () => presence.end() };
  await presence?.end();
  return undefined;
}

/** Waits until no other command uses the database, and lets none join from then on. */
async function stopAlone({ url, announceStop }: OpenDatabase, takeBack: () => void): Promise<void> {
  await withClient(url, async (client) => {
    const isAlone = async () => (await client.query(others)).rows.length === 0;
    for (;;) {
      while (!(await isAlone())) await sleep(100);
      announceStop();
      if (await isAlone()) return;
      takeBack();
    }
  });
}

const others = `select from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;

const serving = "server";
const stopping = "a server that is stopping";

function isStopping(folder: string): boolean {
  return holderOf(folder)?.what === stopping;
}

/**
 * Waits for a server that is stopping, so that a start may directly follow a stop. A server that does not say so gets a
 * moment: its signal may have only just arrived.
 */
async function lockAfterStop(folder: string): Promise<FolderLock> {
  const begun = performance.now();
  for (;;) {
    const limitMs = isStopping(folder) ? patienceMs : momentMs;
    if (performance.now() - begun > limitMs) throw new Error(inUse(folder));
    await sleep(20);
    const lock = lockFolder(folder, serving);
    if (lock) return lock;
  }
}

function inUse(folder: string): string {
  const holder = holderOf(folder);
  if (!holder || holder.what === serving) {
    const who = holder ? `, pid ${holder.pid}` : "";
    const where = holder?.url === undefined ? "" : `, on ${holder.url}`;
    return `Time/Event is already running${who}${where}, with the data in ${folder}. Stop it, or set another DATA_DIR.`;
  }
  return `The data in ${folder} is in use by ${holder.what}, pid ${holder.pid}. Wait for it, or set another DATA_DIR.`;
}

/** Waits a while for a database that starts together with this process. */
async function openGiven(url: string): Promise<OpenDatabase> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      await withClient(url, (client) => client.query("select 1"));
      return somebodyElses(url, false);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) {
        throw new Error(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
      }
      await sleep(250);
    }
  }
}
