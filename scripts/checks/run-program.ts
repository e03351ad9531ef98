import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export interface Run {
  /** Null when it took too long and was stopped. */
  readonly exitCode: number | null;
  /** Its output: both streams in order of arrival. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly limitMs?: number;
}

const isPosix = process.platform !== "win32";
const running = new Set<ChildProcess>();

/** Ends a program and all its children: each program has its own process group. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isPosix && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of running) kill(child, signal);
    process.exit(130);
  });
}

/** Runs a program with this Node and collects its output. Never throws: a program that cannot start has failed. */
export async function runNode(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { cwd = root, env = {}, limitMs = 300_000 } = options;
  const colour: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...colour, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: isPosix,
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isLate = { yes: false };
  const limit = setTimeout(() => {
    isLate.yes = true;
    kill(child, "SIGKILL");
  }, limitMs);
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on("close", (code) => resolve(isLate.yes ? null : (code ?? 1)));
  });
  clearTimeout(limit);
  running.delete(child);
  const note = isLate.yes ? `\nStopped: it took longer than ${limitMs / 1000} s.\n` : "";
  return { exitCode, output: Buffer.concat(chunks).toString() + note };
}

/**
 * Finds the script behind a package's command, from the workspace that declares the package. (On Windows,
 * `node_modules/.bin` contains shell scripts, which Node cannot run.)
 */
export function commandOf(packageName: string, command = packageName, workspace = "."): string {
  const folders = [join(root, workspace), root].map((from) => join(from, "node_modules", packageName));
  const folder = folders.find((path) => existsSync(join(path, "package.json")));
  if (folder === undefined) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === "string" ? bin : bin[command];
  if (path === undefined) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, path);
}
