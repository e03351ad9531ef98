import type { Gender } from "@time-event/domain/race/race";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** Somebody whom the speaker may name. */
export interface Speakable {
  readonly entryId: number;
  readonly categoryId: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly club: string;
  readonly province: string;
  readonly nationality: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly ageGroup: string | null;
  readonly status: ResultStatus;
  readonly timeMs: number | null;
  readonly laps: number;
  readonly splitMs: readonly (number | null)[];
  readonly lastCheckpoint: string | null;
  readonly lastSeenAt: InstantMs | null;
}

const columns = sql`e.id as entry_id, e.category_id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en,
  e.club, e.province, e.nationality, e.gender, e.birth_date, r.age_group, r.status, r.time_ms, r.laps, r.split_ms,
  r.last_checkpoint, r.last_seen_at`;

async function load(db: Db, from: RawBuilder<unknown>): Promise<Speakable[]> {
  const { rows } = await sql<Speakable>`select ${columns} from ${from}`.execute(db);
  return rows;
}

/** Of each category, those on the course who came furthest. */
export function loadFurthest(db: Db, eventId: number, most: number): Promise<Speakable[]> {
  return load(
    db,
    sql`categories c cross join lateral (
        select * from results where event_id = c.event_id and category_id = c.id and status = 'on_course'
        order by rank_key, entry_id limit ${most}
      ) r join entries e on e.id = r.entry_id
      where c.event_id = ${eventId} and e.withdrawn_at is null`,
  );
}

/** Those of some categories who are on the course. */
export function loadOnLaps(
  db: Db,
  eventId: number,
  categoryIds: readonly number[],
  most: number,
): Promise<Speakable[]> {
  return load(
    db,
    sql`results r join entries e on e.id = r.entry_id
      where r.event_id = ${eventId} and r.category_id = any(${categoryIds}) and r.status = 'on_course' and e.withdrawn_at is null
      order by r.last_seen_at desc, e.id limit ${most}`,
  );
}

/** Who finished last, the newest first. */
export function loadNewestFinishers(db: Db, eventId: number, most: number): Promise<Speakable[]> {
  return load(
    db,
    sql`results r join entries e on e.id = r.entry_id
      where r.event_id = ${eventId} and r.status in ('finished', 'otl') and r.gun_ms is not null and e.withdrawn_at is null
      order by r.last_seen_at desc, e.id limit ${most}`,
  );
}

/** Of each category, the first of those who finished, in the order of places. */
export function loadLeaders(db: Db, eventId: number, most: number): Promise<Speakable[]> {
  return load(
    db,
    sql`categories c cross join lateral (
        select results.* from results join entries on entries.id = results.entry_id and entries.withdrawn_at is null
        where results.event_id = c.event_id and results.category_id = c.id and results.status = 'finished'
        order by rank_key, entry_id limit ${most}
      ) r join entries e on e.id = r.entry_id
      where c.event_id = ${eventId}
      order by c.position, r.rank_key, r.entry_id`,
  );
}

export async function findByBib(db: Db, eventId: number, bib: string): Promise<Speakable | undefined> {
  const [found] = await load(
    db,
    sql`entries e join results r on r.entry_id = e.id where e.event_id = ${eventId} and e.bib = ${bib}`,
  );
  return found;
}

export async function countRunners(db: Db, eventId: number): Promise<{ onCourse: number; finishers: number }> {
  const { rows } = await sql<{ onCourse: number; finishers: number }>`
    select count(*) filter (where r.status in ('started', 'on_course'))::int as on_course,
      count(*) filter (where r.status = 'finished')::int as finishers
    from results r join entries e on e.id = r.entry_id
    where r.event_id = ${eventId} and e.withdrawn_at is null`.execute(db);
  return rows[0]!;
}
