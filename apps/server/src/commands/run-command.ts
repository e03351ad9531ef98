import { stopWithNpm } from "../app/signals.ts";
import { type Config, readConfig } from "../app/config.ts";
import type { Connection } from "../db/connection.ts";
import { withDatabase, withDatabaseAsItIs } from "../db/with-database.ts";
import { UsageError, usageExitCode } from "./arguments.ts";

export interface Command {
  readonly config: Config;
  /** Works on the product's database, whether a server is running on it or not. */
  readonly withDatabase: <T>(work: (connection: Connection & { readonly url: string }) => Promise<T>) => Promise<T>;
  /** The same, whatever the database's schema is: no migration runs. */
  readonly withDatabaseAsItIs: <T>(work: (url: string) => Promise<T>) => Promise<T>;
  /** What the first Ctrl-C does from now on, instead of ending the command at once. */
  readonly onInterrupt: (stop: () => void) => void;
}

/** A failure that is the caller's to mend: printed without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command of the command line: `work` gives the exit code. Ctrl-C ends it at once; what was not committed is
 * rolled back by the database.
 *
 * @param what its name, for whoever wants the data folder meanwhile
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

/** Ctrl-C reaches us twice under npm: from the terminal, and passed on by npm. That is one wish, not impatience. */
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
