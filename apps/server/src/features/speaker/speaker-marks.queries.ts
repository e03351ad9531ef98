import type { Db, Tx } from "../../db/connection.ts";

/** Nobody who was called longer ago is on the screen. */
const mostListed = 500;

/** Bibs of whom a speaker of the event has called, the last first. */
export async function listSaid(db: Db | Tx, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("speakerMarks")
    .select("bib")
    .where("eventId", "=", eventId)
    .where("isSaid", "=", true)
    .orderBy("saidAt", "desc")
    .orderBy("bib")
    .limit(mostListed)
    .execute();
  return rows.map(({ bib }) => bib);
}
