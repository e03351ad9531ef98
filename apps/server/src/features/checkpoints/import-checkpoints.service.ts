import type { Tx } from "../../db/connection.ts";
import { insertCheckpointRows } from "./checkpoints.repository.ts";

type Columns = Parameters<typeof insertCheckpointRows>[1];

/** Stores an event's imported checkpoints. */
export async function importCheckpoints(tx: Tx, rows: Columns): Promise<void> {
  await insertCheckpointRows(tx, rows);
}
