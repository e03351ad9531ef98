import { connect, type Connection } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { shareDatabase } from "./open-database.ts";

interface Options {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Names the command to whoever wants the data folder meanwhile. */
  readonly what: string;
  readonly log: (message: string) => void;
}

/**
 * Runs a command's work on the migrated database, whether a server is running on it or not. Statements may take as
 * long as they need.
 */
export async function withDatabase<T>(
  { what, log, ...source }: Options,
  work: (connection: Connection & { readonly url: string }) => Promise<T>,
): Promise<T> {
  const database = await shareDatabase(source, what, log);
  try {
    await migrate(database.url);
    const connection = connect(database.url, { poolSize: 4, statementTimeoutMs: 0 });
    try {
      return await work({ ...connection, url: database.url });
    } finally {
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}
