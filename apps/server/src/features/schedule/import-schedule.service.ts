import type { Tx } from "../../db/connection.ts";
import { insertScheduleRows } from "./schedule.repository.ts";

type Columns = Parameters<typeof insertScheduleRows>[1];

/** Stores an event's imported schedule. */
export async function importSchedule(tx: Tx, rows: Columns): Promise<void> {
  await insertScheduleRows(tx, rows);
}
