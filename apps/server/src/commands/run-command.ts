import { type Config, readConfig } from "../config.ts";
import type { Connection } from "../db/connection.ts";
import { withDatabase } from "../db/with-database.ts";

export interface Command {
  /** What the person wrote after the command's name. */
  readonly args: readonly string[];
  readonly config: Config;
  /** Works on the product's database, whether a server is running on it or not. */
  readonly withDatabase: <T>(work: (connection: Connection & { readonly url: string }) => Promise<T>) => Promise<T>;
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
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
  try {
    const config = readConfig(process.env);
    const source = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, what, log: console.error };
    const args = process.argv.slice(2);
    process.exit(await work({ args, config, withDatabase: (inside) => withDatabase(source, inside) }));
  } catch (error) {
    const known = error instanceof CommandError || process.env["LOG_LEVEL"] !== "debug";
    console.error(known && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
