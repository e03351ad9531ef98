import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { repositoryRoot } from "../app/config.ts";
import { compileCache } from "./compile-cache.ts";

export interface RunningCommand {
  readonly child: ChildProcess;
  /** Its exit code (null when a signal ended it) and everything that it printed. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

/** Starts a command of the command line, `race-import`, on a test's database. */
export function givenCommand(name: string, args: readonly string[], databaseUrl: string): RunningCommand {
  const file = join(repositoryRoot, "apps/server/src/commands", `${name}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env["PATH"], ...compileCache, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, output }));
  });
  return { child, ended };
}

/** Asks until the condition holds; the test's own time limit ends it if it never does. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
