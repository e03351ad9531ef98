import type { RawBuilder } from "kysely";
import type { Db, Tx } from "./connection.ts";
import { prepare } from "./preparing-client.ts";

/**
 * Executes a statement that comes again and again, such as the one that stores reads: each connection reads and plans it once,
 * which costs more than to execute a short one. For statements of few forms, for which a plan that knows no values is as good as
 * one that does.
 */
export async function executePrepared<Row>(db: Db | Tx, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  // written by hand, it has no names to put into snake case
  const query = statement.compile(db.withoutPlugins());
  prepare(query.sql);
  const { rows } = await db.executeQuery(query);
  return rows;
}
