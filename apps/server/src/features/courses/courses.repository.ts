import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import type { MeasuredTrack } from "./read-track.ts";

export interface CourseFields {
  readonly trackId: number;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly fileName: string;
}

export async function insertTrack(
  tx: Tx,
  eventId: number,
  { distanceM, ascentM, descentM, lowestM, highestM, line, outline, points }: MeasuredTrack,
  name: string,
): Promise<number> {
  const row = { distanceM, ascentM, descentM, lowestM, highestM, line, outline, points: Buffer.from(points) };
  const { id } = await tx
    .insertInto("courseTracks")
    .values({ eventId, name, ...row })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes tracks that were uploaded before an instant and never saved. */
export async function forgetOldTracks(db: Db, before: InstantMs): Promise<void> {
  await sql`
    delete from course_tracks t where read_at < ${instant(before)}
      and not exists (select from courses c where c.track_id = t.id)`.execute(db);
}

/** Whether the track exists and no other course has it. It stays so until the transaction ends. */
export async function lockFreeTrack(tx: Tx, eventId: number, trackId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("courseTracks")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", trackId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("courses").select("id").whereRef("courses.trackId", "=", "courseTracks.id"))),
    )
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteTrack(tx: Tx, trackId: number): Promise<void> {
  await tx.deleteFrom("courseTracks").where("id", "=", trackId).execute();
}

export async function insertCourse(tx: Tx, eventId: number, fields: CourseFields, changedBy: string): Promise<number> {
  const { id } = await tx
    .insertInto("courses")
    .values({ eventId, ...fields, changedBy })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCourse(tx: Tx, id: number, fields: CourseFields, changedBy: string): Promise<void> {
  await tx
    .updateTable("courses")
    .set({ ...fields, ...savedBy(changedBy) })
    .where("id", "=", id)
    .execute();
}

export async function deleteCourse(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("courses").where("id", "=", id).execute();
}

/** Gives a course to these categories and to no others, whatever they had before. */
export async function setCategories(
  tx: Tx,
  eventId: number,
  courseId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom("courseCategories").where("courseId", "=", courseId).execute();
  if (categoryIds.length === 0) return;
  await tx
    .insertInto("courseCategories")
    .values(categoryIds.map((categoryId) => ({ eventId, categoryId, courseId })))
    .onConflict((conflict) => conflict.column("categoryId").doUpdateSet({ courseId }))
    .execute();
}

/** Copies an event's courses to another, for the categories of the same codes. */
export async function copyRows(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  const courses = await tx.selectFrom("courses").selectAll().where("eventId", "=", fromEventId).orderBy("id").execute();
  for (const { id, trackId, nameTh, nameEn, fileName, changedBy } of courses) {
    const { rows } = await sql<{ id: number }>`
      insert into course_tracks (event_id, name, points, distance_m, ascent_m, descent_m, lowest_m, highest_m, line, outline)
      select ${toEventId}, name, points, distance_m, ascent_m, descent_m, lowest_m, highest_m, line, outline
      from course_tracks where id = ${trackId} returning id`.execute(tx);
    const copy = await insertCourse(tx, toEventId, { trackId: rows[0]!.id, nameTh, nameEn, fileName }, changedBy);
    await sql`
      insert into course_categories (event_id, category_id, course_id)
      select ${toEventId}, copy.id, ${copy}
      from course_categories k join categories original on original.id = k.category_id
      join categories copy on copy.event_id = ${toEventId} and copy.code = original.code
      where k.course_id = ${id}`.execute(tx);
  }
}
