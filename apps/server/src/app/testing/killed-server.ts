import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPidFile } from "../../db/embedded/postmaster.ts";
import { compileCache } from "../../testing/compile-cache.ts";

// A server in a process of its own, for drills that kill it and its database.

const main = join(import.meta.dirname, "../../main.ts");
const patienceMs = 30_000;

export interface Server {
  readonly process: ChildProcess;
  readonly url: string;
  readonly ended: Promise<unknown>;
}

export async function startServer(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const own = { DATA_DIR: dataDir, PORT: String(port), SEED: "none", LOG_LEVEL: "warn" };
  const env = { PATH: process.env["PATH"], ...compileCache, ...own, ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  return { process: child, url, ended };
}

const clusterOf = (dataDir: string) => join(dataDir, "postgres/data");

export const pidOf = (dataDir: string) => readPidFile(clusterOf(dataDir))?.pid;

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** When another PostgreSQL accepts connections on the folder; undefined: the server that would start it is gone. */
export async function untilReturned(
  dataDir: string,
  before: number,
  isLost: () => boolean,
): Promise<number | undefined> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const note = readPidFile(clusterOf(dataDir));
    if (note?.ready && note.pid !== before) return performance.now();
    if (isLost()) return undefined;
    if (performance.now() > until) throw new Error("the database did not come back within half a minute");
    await sleep(2);
  }
}
