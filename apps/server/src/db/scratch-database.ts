import { randomBytes } from "node:crypto";
import { withClient } from "./client.ts";
import { connect, type Connection } from "./connection.ts";
import { startTemporaryServer } from "./embedded/temporary-server.ts";
import { migrate } from "./migrate.ts";

interface Scratch {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs a trial on an empty migrated database that is dropped afterwards: on the given database's server if its role may
 * make databases, or else on a PostgreSQL of its own that no running server knows of.
 */
export async function withScratchDatabase<T>(
  databaseUrl: string | undefined,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const scratch = databaseUrl === undefined ? await startTemporaryServer() : await createBesideOrAlone(databaseUrl);
  try {
    const connection = connect(scratch.url, { poolSize: 4, statementTimeoutMs: 0 });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await scratch.stop();
  }
}

const insufficientPrivilege = "42501";

/** Many roles may not make a database: then the trial gets a PostgreSQL of its own. */
async function createBesideOrAlone(databaseUrl: string): Promise<Scratch> {
  return createBeside(databaseUrl).catch((error: { code?: string }) => {
    if (error.code !== insufficientPrivilege) throw error;
    return startTemporaryServer();
  });
}

async function createBeside(databaseUrl: string): Promise<Scratch> {
  const name = `time_event_scratch_${randomBytes(6).toString("hex")}`;
  const onServer = (statement: string) => withClient(databaseUrl, (client) => client.query(statement));
  await onServer(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  const stop = async () => {
    await onServer(`drop database if exists ${name} with (force)`);
  };
  return { url: url.href, stop };
}
