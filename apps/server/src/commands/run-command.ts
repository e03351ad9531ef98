import { stopWithNpm } from "../app/signals.ts";
import { type Config, readConfig } from "../app/config.ts";
import type { Connection } from "../db/connection.ts";
import { withDatabase, withDatabaseAsItIs } from "../db/with-database.ts";
import { UsageError, usageExitCode } from "./arguments.ts";

export interface Command {
  readonly config: Config;
  /** Works on the product's database, whether a server is running on it or not. */
  readonly withDatabase: <T>(work: (connection: Connection & { readonly url: string }) => Promise<T>) => Promise<T>;
  /** The same with any schema: no migration runs. */
  readonly withDatabaseAsItIs: <T>(work: (url: string) => Promise<T>) => Promise<T>;
  /** What the first Ctrl-C does from now on, instead of ending the command at once. */
  readonly onInterrupt: (stop: () => void) => void;
}

/** A failure that the caller can mend: printed without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command of the command line: `work` returns the exit code. Ctrl-C ends it at once; the database rolls back
 * what was not committed.
 *
 * @param what its name, for others who want the data folder meanwhile
 */
export async function runCommand(what: string, work: (command: Command) => Promise<number>): Promise<never> {
  const onInterrupt = endOnSignals();
  if (process.env["npm_lifecycle_event"] !== undefined) stopWithNpm();
  try {
    const config = readConfig(process.env);
    const source = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, what, log: console.error };
    const exitCode = await work({
      config,
      withDatabase: (inside) => withDatabase(source, inside),
      withDatabaseAsItIs: (inside) => withDatabaseAsItIs(source, inside),
      onInterrupt,
    });
    process.exit(exitCode);
  } catch (error) {
    const known = error instanceof CommandError || process.env["LOG_LEVEL"] !== "debug";
    console.error(known && error instanceof Error ? error.message : error);
    process.exit(error instanceof UsageError ? usageExitCode : 1);
  }
}

/** Under npm, Ctrl-C arrives twice: from the terminal, and again from npm. Both mean one request to stop. */
const sameWishMs = 500;

function endOnSignals(): Command["onInterrupt"] {
  let stop: (() => void) | undefined;
  let stoppedAt: number | undefined;
  const end = (code: number) => {
    if (!stop || (stoppedAt !== undefined && performance.now() - stoppedAt > sameWishMs)) process.exit(code);
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    stop();
  };
  process.on("SIGINT", () => end(130));
  process.on("SIGTERM", () => end(143));
  return (wish) => (stop = wish);
}
