import { Socket } from "node:net";
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { type Availability, watchAvailability } from "./availability.ts";
import { PreparingClient } from "./preparing-client.ts";
import { columnParsers } from "./column-types.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export interface Connection {
  readonly db: Db;
  /** For what Kysely cannot express: COPY, LISTEN. */
  readonly pool: pg.Pool;
  /** Whether the database can be used now. */
  readonly availability: Availability;
  readonly close: () => Promise<void>;
}

interface Options {
  /** The most connections at once. */
  readonly poolSize?: number;
  /** 0: no limit, for commands that may take long. */
  readonly statementTimeoutMs?: number;
  /** For servers: also notices a database that hangs, by asking it twice a second on a connection of its own. */
  readonly isWatched?: boolean;
}

/** A write that waits longer than this for a connection is refused. */
const connectWithinMs = 1_800;

/**
 * Opens a pool of connections; none is made before the first query. Behind PgBouncer, its
 * `ignore_startup_parameters` must name statement_timeout and idle_in_transaction_session_timeout.
 */
export function connect(
  url: string,
  { poolSize = 10, statementTimeoutMs = 10_000, isWatched = false }: Options = {},
): Connection {
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const availability = watchAvailability({ url, cut, isWatched });
  const openSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once("close", () => sockets.delete(socket));
  };
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    types: columnParsers,
    application_name: "time-event",
    keepAlive: true,
    connectionTimeoutMillis: connectWithinMs,
    stream: openSocket,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      // the server's own timeout does not help when the server itself hangs
      query_timeout: statementTimeoutMs + 2_000,
      idle_in_transaction_session_timeout: 30_000,
    }),
  });
  // A broken connection would end the process without these listeners. An idle one is replaced; if it is in use, even
  // between two statements, its next statement fails.
  pool.on("error", availability.suspect);
  pool.on("connect", (client) => client.on("error", availability.suspect));
  const connectIfHere = async () => {
    availability.expectHere();
    try {
      return await pool.connect();
    } catch (error) {
      availability.suspect(error);
      throw error;
    }
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect: connectIfHere, end: () => pool.end() } }),
    log: (event) => {
      if (event.level === "error") availability.suspect(event.error);
    },
    // keys inside jsonb are data, not columns
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = async () => {
    await availability.stop();
    // a database that hangs would never answer our goodbye
    if (availability.trouble() === "away") cut();
    await db.destroy();
    // Kysely does not close a pool that it never used
    if (!pool.ended) await pool.end();
  };
  return { db, pool, availability, close };
}

/** A text with U+0000 or half of a surrogate pair; a number or an instant beyond what a column holds. */
const unstorable = new Set(["22021", "22P05", "22003", "22008"]);

/** Whether somebody sent what PostgreSQL cannot store. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && unstorable.has(error.code ?? "");
}

/** Whether the unique constraint of this name refused the row, because there is such a row already. */
export function isTaken(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505" && error.constraint === constraint;
}
