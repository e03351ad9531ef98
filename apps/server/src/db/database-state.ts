import { sql } from "kysely";
import type { Db } from "./connection.ts";

/**
 * Names what the database holds now: as long as the name stays the same, every read gives the same. It is the list of
 * transactions that have ended, so each commit changes it, also one that changes nothing that the reader looks at.
 */
export type ReadState = () => Promise<string>;

/** Requests of one turn of the event loop ask together: a statement that begins later sees all that they may see. */
export function createReadState(db: Db): ReadState {
  let asked: Promise<string> | undefined;

  async function ask(): Promise<string> {
    await new Promise(setImmediate);
    asked = undefined;
    const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(db);
    return rows[0]!.state;
  }

  return () => (asked ??= ask());
}
