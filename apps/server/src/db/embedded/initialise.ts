import { spawn } from "node:child_process";
import { closeSync, existsSync, fsyncSync, openSync, renameSync } from "node:fs";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Folders, giveTo, openUnfinished } from "./folders.ts";

/** The role that owns the application's database. It is no superuser, so injected SQL cannot reach files. */
export const applicationRole = "time_event";
export const applicationDatabase = "time_event";

// C.UTF-8: bytes decide the order (fast, the same on every machine), Unicode decides what is a letter. The libc locale
// matters too: with plain C, pg_trgm finds no letters in Thai. Names sort by the collation of a migration.
const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--lc-collate=C"];
const letters: Partial<Record<NodeJS.Platform, string>> = { linux: "C.UTF-8", darwin: "en_US.UTF-8" };

interface Options {
  /** Needed where the database listens on TCP. In a file, because initdb reads it from one. */
  readonly password: { readonly text: string; readonly file: string } | undefined;
  /** False only in tests: then no commit waits for the disk. */
  readonly durable: boolean;
}

/** Makes the data folder with an empty application database, once. Returns true if it was made now. */
export async function initialise(
  binaries: Binaries,
  account: Account,
  folders: Folders,
  { password, durable }: Options,
): Promise<boolean> {
  if (existsSync(folders.data)) return false;
  const unfinished = openUnfinished(folders);
  await run(account, folders.base, binaries.initdb, [
    `--pgdata=${unfinished}`,
    "--username=postgres",
    "--encoding=UTF8",
    "--locale=C",
    ...locale,
    `--lc-ctype=${letters[process.platform] ?? "C"}`,
    "--no-instructions",
    // for a socket, the private folder decides who may connect
    ...(password ? ["--auth=scram-sha-256", `--pwfile=${password.file}`] : ["--auth=trust"]),
    ...(durable ? [] : ["--no-sync"]),
  ]);
  const login = password ? ` password '${password.text}'` : "";
  await run(
    account,
    folders.base,
    binaries.postgres,
    ["--single", "-D", unfinished, ...(durable ? [] : ["-F"]), "postgres"],
    `create role ${applicationRole} login${login};\ncreate database ${applicationDatabase} owner ${applicationRole};\n`,
  );
  giveTo(account.owner, unfinished);
  renameSync(unfinished, folders.data);
  if (durable) syncFolder(folders.base);
  return true;
}

/** Makes the new name survive a power cut, like everything below it. Windows cannot, and need not. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

async function run(account: Account, cwd: string, program: string, args: readonly string[], input = ""): Promise<void> {
  const command = account.command(program, args);
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  // the single-user server continues after a failed statement and still exits with 0
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output)) {
    const nameless = /look up effective user ID/.test(output);
    const hint = nameless
      ? "\nPostgreSQL wants its user to have a line in /etc/passwd. Add one, or set DATABASE_URL."
      : "";
    throw new Error(`${program} failed (exit ${code}):\n${output.trim()}${hint}`);
  }
}
