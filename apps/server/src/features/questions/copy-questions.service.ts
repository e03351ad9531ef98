import type { Tx } from "../../db/connection.ts";
import { copyQuestions } from "./questions.repository.ts";

/** Lets another event, which has its categories already, ask what this one asks. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyQuestions(tx, fromEventId, toEventId);
}
