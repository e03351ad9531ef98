import { sql } from "kysely";
import type { PublicCourse } from "@time-event/contract/public-course";
import type { Db, Tx } from "../../db/connection.ts";
import { isNamed } from "../privacy/named-categories.queries.ts";

const figures = ["distanceM", "ascentM", "descentM", "lowestM", "highestM", "line"] as const;

/** The courses of an event as staff see them, in the order of their categories. */
export async function staffCourses(db: Db | Tx, eventId: number) {
  return db
    .selectFrom("courses")
    .innerJoin("courseTracks", "courseTracks.id", "courses.trackId")
    .select(["courses.id", "courses.trackId", "courses.nameTh", "courses.nameEn", "courses.fileName"])
    .select(["courses.revision", "courses.changedAt", "courses.changedBy", ...figures])
    .select(
      sql<number[]>`array(
        select k.category_id from course_categories k join categories c on c.id = k.category_id
        where k.course_id = courses.id order by c.position)::int[]`.as("categoryIds"),
    )
    .where("courses.eventId", "=", eventId)
    .orderBy("courseTracks.distanceM", "desc")
    .orderBy("courses.id")
    .execute();
}

export type StaffCourseRow = Awaited<ReturnType<typeof staffCourses>>[number];

/** One course, locked until the transaction ends. */
export async function lockCourse(tx: Tx, eventId: number, id: number): Promise<StaffCourseRow | undefined> {
  const locked = await tx
    .selectFrom("courses")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return locked && (await staffCourses(tx, eventId)).find((course) => course.id === id);
}

/** The categories that can use a course, and the checkpoints that can lie on it. */
export async function courseSurroundings(db: Db | Tx, eventId: number) {
  const [categories, checkpoints] = await Promise.all([
    db
      .selectFrom("categories")
      .select(["id", "code", "nameTh", "nameEn", "course"])
      .select(sql<(number | null)[] | null>`rules -> 'distancesM'`.as("distancesM"))
      .where("eventId", "=", eventId)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("checkpoints")
      .select(["code", "nameTh", "nameEn", "kind", "distanceM", "lat", "lng"])
      .where("eventId", "=", eventId)
      .orderBy("position")
      .execute(),
  ]);
  return { categories, checkpoints };
}

/** Which of these categories belong to the event. */
export async function knownCategories(tx: Tx, eventId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("categories")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "in", [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The content of a course's file: its name and all its points. */
export async function coursePoints(db: Db, eventId: number, id: number) {
  return db
    .selectFrom("courses")
    .innerJoin("courseTracks", "courseTracks.id", "courses.trackId")
    .select(["courses.nameTh", "courses.nameEn", "courseTracks.points"])
    .where("courses.eventId", "=", eventId)
    .where("courses.id", "=", id)
    .executeTakeFirst();
}

/** The courses of categories that everybody may know of: the longest first. */
export async function publicCourses(db: Db, eventId: number): Promise<PublicCourse[]> {
  const rows = await db
    .selectFrom("courses")
    .innerJoin("courseTracks", "courseTracks.id", "courses.trackId")
    .select(["courses.nameTh", "courses.nameEn", ...figures])
    .select(
      sql<string[]>`array(
        select c.code from course_categories k join categories c on c.id = k.category_id
        where k.course_id = courses.id and ${isNamed("c")} order by c.position)`.as("categories"),
    )
    .where("courses.eventId", "=", eventId)
    .where(isShown("courses"))
    .orderBy("courseTracks.distanceM", "desc")
    .orderBy("courses.id")
    .execute();
  return rows.map(({ nameTh, nameEn, ...row }) => ({ ...row, name: { th: nameTh, en: nameEn } }));
}

/** Does a category use a course that everybody may know of? @param alias of `courses` in the query */
function isShown(alias: string) {
  return sql<boolean>`exists (select from course_categories k join categories g on g.id = k.category_id
    where k.course_id = ${sql.ref(`${alias}.id`)} and ${isNamed("g")})`;
}

/** The outline of the longest course of each of these events that has one, by the event's slug. */
export async function outlinesOf(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ slug: string; outline: string }>`
    select distinct on (e.id) e.slug, t.outline
    from events e join courses c on c.event_id = e.id join course_tracks t on t.id = c.track_id
    where e.slug = any(${[...slugs]}::text[]) and ${isShown("c")}
    order by e.id, t.distance_m desc`.execute(db);
  return new Map(rows.map(({ slug, outline }) => [slug, outline]));
}

/** The event of this slug, locked, if it has no course yet. */
export async function eventWithoutCourses(tx: Tx, slug: string): Promise<number | undefined> {
  const event = await tx
    .selectFrom("events")
    .select("id")
    .where("slug", "=", slug)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("courses").select("id").whereRef("courses.eventId", "=", "events.id"))),
    )
    .forUpdate()
    .executeTakeFirst();
  return event?.id;
}
