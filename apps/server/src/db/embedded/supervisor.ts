import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseAccount } from "./account.ts";
import { addressOf, freePort, passwordFile, passwordFor } from "./address.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { dropSocketFolder, type Folders, giveTo, openFolders, openSocketFolder } from "./folders.ts";
import { initialise } from "./initialise.ts";
import {
  cutLog,
  endLeftover,
  endPostmaster,
  isPostmasterOf,
  lastLines,
  readPidFile,
  sizeOf,
  spawnPostmaster,
} from "./postmaster.ts";
import { postgresSettings } from "./settings.ts";

export interface EmbeddedDatabase {
  /** The application's database. It stays the same while this object lives, even when PostgreSQL restarts. */
  readonly url: string;
  /** The superuser's URL, for making and dropping databases. */
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Told what an operator should know: PostgreSQL died, could not start. */
  readonly log: (message: string) => void;
  /** False only in tests: faster, but a power cut loses data. */
  readonly durable?: boolean;
  /** Other programs than this platform's package. */
  readonly binaries?: Binaries;
}

/** How long a start is tried again while processes of a killed PostgreSQL are still ending. */
const patienceMs = 15_000;

/**
 * Starts PostgreSQL on `dataDir` and keeps it running until it is stopped. The caller must hold the folder's lock: then
 * a PostgreSQL that still runs there has lost its server, and may be ended.
 */
export async function startEmbedded(dataDir: string, options: Options): Promise<EmbeddedDatabase> {
  const { log, durable = true, binaries = findBinaries() } = options;
  const folders = openFolders(dataDir);
  const account = await chooseAccount(binaries.postgres, folders.base, (owner) => giveTo(owner, folders.base));
  const text = passwordFor(folders);
  const password = text === undefined ? undefined : { text, file: passwordFile(folders) };
  await initialise(binaries, account, folders, { password, durable });
  const left = readPidFile(folders.data);
  await endLeftover(folders.data);
  if (left?.socketFolder) dropSocketFolder(left.socketFolder);
  cutLog(folders.log);
  const logCutter = setInterval(() => cutLog(folders.log), 3_600_000).unref();

  const socketFolder = password ? undefined : openSocketFolder(folders.base, account.owner);
  const port = password ? await freePort() : 5432;
  const settings = postgresSettings({ socketFolder, port, durable });
  let logged = 0;
  const launch = () => {
    // before it begins: it may have written why it cannot start, and have ended, when we look
    logged = sizeOf(folders.log);
    return spawnPostmaster(account, binaries.postgres, folders, settings);
  };

  let stopping = false;
  let postmaster: ChildProcess = launch();
  // PostgreSQL ends with this process, however it ends, except by kill -9
  const endAlong = () => postmaster.kill("SIGINT");
  process.once("exit", endAlong);
  await untilReady();
  void keepRunning();

  /** Resolves when connections are accepted, which after a crash waits for the recovery. */
  async function untilReady(): Promise<void> {
    const until = performance.now() + patienceMs;
    for (;;) {
      if (await becomesReady(postmaster, folders)) return;
      const reason = lastLines(folders.log, logged);
      // the processes of a killed postmaster notice its death one after the other
      const mayPass = /shared memory|lock file/.test(reason);
      if (stopping || !mayPass || performance.now() > until) {
        throw new Error(`PostgreSQL did not start; its log ${folders.log} ends with:\n${reason}`);
      }
      await sleep(100);
      postmaster = launch();
    }
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      await ended(postmaster);
      if (stopping) return;
      log("PostgreSQL ended unexpectedly; it is started again");
      for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
        try {
          postmaster = launch();
          await untilReady();
          log("PostgreSQL is running again");
          break;
        } catch (error) {
          if (!stopping) log((error as Error).message);
          await sleep(waitMs);
        }
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(logCutter);
    if (postmaster.pid && isRunning(postmaster)) {
      await endPostmaster(postmaster.pid, () => isRunning(postmaster));
    }
    process.off("exit", endAlong);
    if (socketFolder) dropSocketFolder(socketFolder);
  }

  const listening = { socketFolder, port };
  return {
    url: addressOf(folders, listening),
    adminUrl: addressOf(folders, listening, "postgres", "postgres"),
    stop,
  };
}

/** URL of the embedded PostgreSQL that another process runs on this folder; undefined while it accepts nobody. */
export function findRunning(dataDir: string): string | undefined {
  const folders = openFolders(dataDir);
  const note = readPidFile(folders.data);
  if (!note?.ready || !isPostmasterOf(folders.data, note.pid)) return undefined;
  return addressOf(folders, note);
}

async function becomesReady(postmaster: ChildProcess, folders: Folders): Promise<boolean> {
  while (isRunning(postmaster)) {
    const note = readPidFile(folders.data);
    if (note?.ready && note.pid === postmaster.pid) return true;
    await sleep(5);
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function ended(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}
