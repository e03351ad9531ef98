import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { columnParsers } from "./column-types.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export interface Connection {
  readonly db: Db;
  /** For what Kysely cannot express: COPY, LISTEN. */
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

interface Options {
  /** The most connections at once. */
  readonly poolSize?: number;
  /** 0: no limit, for commands that may take long. */
  readonly statementTimeoutMs?: number;
}

/**
 * Opens a pool of connections; none is made before the first query. Behind PgBouncer, its
 * `ignore_startup_parameters` must name statement_timeout and idle_in_transaction_session_timeout.
 */
export function connect(url: string, { poolSize = 10, statementTimeoutMs = 10_000 }: Options = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: columnParsers,
    application_name: "time-event",
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      // the server's own timeout does not help when the server itself hangs
      query_timeout: statementTimeoutMs + 2_000,
      idle_in_transaction_session_timeout: 30_000,
    }),
  });
  // A broken connection would end the process without these listeners. An idle one is replaced; if it is in use, even
  // between two statements, its next statement fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    // keys inside jsonb are data, not columns
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = async () => {
    await db.destroy();
    // Kysely does not close a pool that it never used
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close };
}

const connectionTrouble = /^(08|53300$|57P0[1-5]$)/;
const networkTrouble = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const pgTrouble =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether the database is away, so that the same request may succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && connectionTrouble.test(code)) return true;
  if (code && syscall && syscall !== "open" && networkTrouble.has(code)) return true;
  return pgTrouble.test(error.message);
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
