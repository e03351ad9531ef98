import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "./account.ts";
import type { Folders } from "./folders.ts";

/** The pid file that the postmaster writes in its data folder. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  /** Empty where it listens on TCP only. */
  readonly socketFolder: string;
  readonly ready: boolean;
}

export function readPidFile(dataFolder: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  const ready = lines[7]?.trim() === "ready";
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? "", ready };
}

/**
 * Ends a postmaster whose server was killed, and removes the pid file of one that is gone. A process id alone proves
 * nothing: after a restart of the machine another program may have it, and PostgreSQL would refuse to start.
 */
export async function endLeftover(dataFolder: string): Promise<void> {
  const left = readPidFile(dataFolder);
  if (!left) return;
  const alive = () => isPostmasterOf(dataFolder, left.pid);
  if (alive()) await endPostmaster(left.pid, alive);
  else rmSync(join(dataFolder, "postmaster.pid"), { force: true });
}

export function isPostmasterOf(dataFolder: string, pid: number): boolean {
  return isAlive(pid) && commandLine(pid).includes(dataFolder);
}

/**
 * Fast shutdown first, then harder ways. Never SIGKILL first: the postmaster's children would outlive it. On Windows,
 * which has no signals, each of these ends it at once and the next start recovers.
 */
export async function endPostmaster(pid: number, alive: () => boolean): Promise<void> {
  const steps: readonly (readonly [NodeJS.Signals, number])[] = [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ];
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const until = performance.now() + patienceMs;
    while (alive() && performance.now() < until) await sleep(5);
    if (!alive()) return;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Empty for a process that has ended but was not reaped yet: it counts as gone. */
function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/** Starts a postmaster that ignores signals to this process group: on Ctrl-C, requests in flight still need it. */
export function spawnPostmaster(
  account: Account,
  postgres: string,
  folders: Folders,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const set = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = account.command(postgres, ["-D", folders.data, ...set]);
  const log = openSync(folders.log, "a");
  try {
    return spawn(command.file, command.args, {
      ...command.options,
      cwd: folders.data,
      detached: true,
      stdio: ["ignore", log, log],
    });
  } finally {
    closeSync(log);
  }
}

const largestLog = 4_000_000;

/** PostgreSQL appends to the log, so cutting it while PostgreSQL runs is safe. */
export function cutLog(file: string): void {
  if (sizeOf(file) > largestLog) truncateSync(file, 0);
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export function lastLines(file: string, from: number): string {
  try {
    return readFileSync(file).subarray(from).toString().trim().split("\n").slice(-8).join("\n");
  } catch {
    return "";
  }
}
