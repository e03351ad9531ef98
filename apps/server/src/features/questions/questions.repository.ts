import { type Insertable, sql } from "kysely";
import type { QuestionForm } from "@time-event/contract/questions";
import { toJson } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { QuestionsTable } from "../../db/schema.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

/** Adds a question after the others; returns its id. */
export async function insertQuestion(tx: Tx, eventId: number, form: QuestionForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("questions")
    .values({
      ...columnsOf(form),
      eventId,
      position: nextPosition({ table: "questions", of: { eventId } }),
      changedBy: username,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuestion(tx: Tx, id: number, form: QuestionForm, username: string): Promise<void> {
  await tx
    .updateTable("questions")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
}

export async function deleteQuestion(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("questions").where("id", "=", id).execute();
}

/** For a category that is removed. A question of this category alone is then asked nowhere, not everywhere. */
export async function removeCategoryFromQuestions(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await sql`
    update questions set category_ids = array_remove(category_ids, ${categoryId}::bigint), revision = revision + 1
    where event_id = ${eventId} and ${categoryId} = any(category_ids)`.execute(tx);
}

/** Copies the questions to another event, for its categories with the same codes. */
export async function copyQuestions(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await sql`
    insert into questions (event_id, position, kind, label_th, label_en, help_th, help_en, options, required,
      category_ids, changed_by)
    select ${toEventId}, position, kind, label_th, label_en, help_th, help_en, options, required,
      case when category_ids is not null then array(
        select copy.id from categories source join categories copy on copy.code = source.code
        where source.id = any(q.category_ids) and copy.event_id = ${toEventId} order by copy.position
      ) end, changed_by
    from questions q where event_id = ${fromEventId}`.execute(tx);
  // a condition names a question of its own event: the one at the same place
  await sql`
    update questions copy set asked_if = source.asked_if || jsonb_build_object('question', other_copy.id)
    from questions source
    join questions other on other.id = (source.asked_if ->> 'question')::bigint
    join questions other_copy on other_copy.position = other.position
    where source.event_id = ${fromEventId} and copy.event_id = ${toEventId} and other_copy.event_id = ${toEventId}
      and copy.position = source.position`.execute(tx);
}

function columnsOf({ label, help, options, categoryIds, kind, required, askedIf }: QuestionForm) {
  return {
    kind,
    required,
    labelTh: label.th,
    labelEn: label.en,
    helpTh: help.th,
    helpEn: help.en,
    options: toJson(kind === "choice" || kind === "choices" ? options : []),
    askedIf: askedIf && toJson(askedIf),
    categoryIds: categoryIds && [...categoryIds],
  };
}

/** Stores the questions of an imported event; their conditions name another one by its place in the list, from 1. */
export async function insertQuestionRows(tx: Tx, rows: readonly Insertable<QuestionsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  const stored = await tx.insertInto("questions").values(rows).returning("id").execute();
  const ids = stored.map(({ id }) => id);
  await sql`
    update questions set asked_if = case
      when (asked_if ->> 'question')::int <= ${ids.length}
      then asked_if || jsonb_build_object('question', (${ids}::bigint[])[(asked_if ->> 'question')::int])
    end
    where id = any(${ids}::bigint[]) and asked_if is not null`.execute(tx);
}
