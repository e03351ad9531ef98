import { connect, type Connection } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { shareDatabase } from "./open-database.ts";

interface Options {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Name of the command, for others who want the data folder meanwhile. */
  readonly what: string;
  readonly log: (message: string) => void;
}

/**
 * Runs a command's work on the migrated database, whether a server is running on it or not. Statements have no time
 * limit.
 */
export async function withDatabase<T>(
  options: Options,
  work: (connection: Connection & { readonly url: string }) => Promise<T>,
): Promise<T> {
  return withDatabaseAsItIs(options, async (url) => {
    await migrate(url);
    const connection = connect(url, { poolSize: 4, statementTimeoutMs: 0 });
    try {
      return await work({ ...connection, url });
    } finally {
      await connection.close();
    }
  });
}

/** Runs a command's work on the database with any schema: an older one, or none yet. */
export async function withDatabaseAsItIs<T>(
  { what, log, ...source }: Options,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const database = await shareDatabase(source, what, log);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
