import { sql } from "kysely";
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
    askedIf: row.askedIf as Question["askedIf"],
  }));
}

export async function findQuestion(db: Db | Tx, eventId: number, id: number | null): Promise<Question | undefined> {
  return (await loadQuestions(db, eventId)).find((question) => question.id === id);
}

/** Whether orders of an event, or entries without one, have answers to a question. */
export async function hasAnswers(tx: Tx, eventId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_entries e join orders o on o.id = e.order_id, jsonb_array_elements(e.players) p
    where o.event_id = ${eventId} and o.state in ('held', 'awaiting_payment', 'confirmed')
      and p -> 'answers' ? ${String(id)}
    union all
    select from entries where event_id = ${eventId} and answers ? ${String(id)}
    limit 1`.execute(tx);
  return rows.length > 0;
}
