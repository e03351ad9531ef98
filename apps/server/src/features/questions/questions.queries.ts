import type { Question } from "@time-event/contract/questions";
import type { Db, Tx } from "../../db/connection.ts";

/** The questions that an event asks on entering, in their order. */
export async function loadQuestions(db: Db | Tx, eventId: number): Promise<Question[]> {
  const rows = await db
    .selectFrom("questions")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ eventId: _event, position: _position, labelTh, labelEn, helpTh, helpEn, ...row }) => ({
    ...row,
    label: { th: labelTh, en: labelEn },
    help: { th: helpTh, en: helpEn },
    options: row.options as Question["options"],
    categoryIds: row.categoryIds as number[] | null,
  }));
}

export async function findQuestion(db: Db | Tx, eventId: number, id: number | null): Promise<Question | undefined> {
  return (await loadQuestions(db, eventId)).find((question) => question.id === id);
}
