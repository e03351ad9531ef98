import type { Tx } from "../../db/connection.ts";
import { insertQuestionRows } from "./questions.repository.ts";

type Columns = Parameters<typeof insertQuestionRows>[1];

/** Stores the imported questions of an event. */
export async function importQuestions(tx: Tx, rows: Columns): Promise<void> {
  await insertQuestionRows(tx, rows);
}
