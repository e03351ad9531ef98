import type { Tx } from "../../db/connection.ts";
import { copyQuestions } from "./questions.repository.ts";

/** Copies the questions of an event to another, which has its categories already. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyQuestions(tx, fromEventId, toEventId);
}
