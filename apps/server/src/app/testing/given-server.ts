import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { endLeftover, readPidFile } from "../../db/embedded/postmaster.ts";
import { compileCache } from "../../testing/compile-cache.ts";

const main = join(import.meta.dirname, "../../main.ts");

/** The server as a separate process. */
export interface StartedServer {
  readonly process: ChildProcess;
  /** What it printed so far, on both channels. */
  readonly output: () => string;
  /** Its exit code; null after a kill. */
  readonly exited: Promise<number | null>;
}

/** A data folder for one test; a PostgreSQL that the test left there is ended. */
export async function givenDataFolder(inside = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(inside, "te-data-"));
  onTestFinished(async () => {
    await endLeftover(clusterOf(folder));
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts the server program and does not wait for it. It is killed when the test ends. */
export function startServer(dataDir: string, environment: Record<string, string> = {}): StartedServer {
  const env = {
    PATH: process.env["PATH"],
    ...compileCache,
    DATA_DIR: dataDir,
    PORT: "0",
    SEED: "none",
    ...environment,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  return { process: child, output: () => output, exited };
}

/** Starts the server program and waits until it prints its address. */
export async function givenServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<StartedServer & { readonly url: string }> {
  const server = startServer(dataDir, environment);
  const url = await new Promise<string>((resolve, reject) => {
    server.process.stdout?.on("data", () => {
      const found = /http:\/\/[\w.:]+/.exec(server.output());
      if (found) resolve(found[0]);
    });
    void server.exited.then((code) => reject(new Error(`exit ${code}: ${server.output()}`)));
  });
  return { ...server, url };
}

/** Process id of the PostgreSQL that runs on a data folder; undefined when none does. */
export function postmasterOf(dataDir: string): number | undefined {
  return readPidFile(clusterOf(dataDir))?.pid;
}

const clusterOf = (dataDir: string): string => join(dataDir, "postgres/data");
