import type { AskedAndSold } from "@time-event/domain/entries/extra-columns";
import type { Db, Tx } from "../../db/connection.ts";
import { loadAddOns } from "../add-ons/add-ons.queries.ts";
import { loadQuestions } from "../questions/questions.queries.ts";

/** What an event asks and sells beside the entry itself. */
export async function loadAskedAndSold(db: Db | Tx, eventId: number) {
  return { questions: await loadQuestions(db, eventId), addOns: await loadAddOns(db, eventId) } satisfies AskedAndSold;
}
