import type { Person } from "@time-event/domain/privacy/public-person";
import type { Gender } from "@time-event/domain/race/race";
import type { ResultStatus } from "@time-event/domain/results/result";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** An entry of a category as far as the conditions of rankings go, and how it stands. */
export interface Rankable extends Pick<
  Person,
  "firstName" | "lastName" | "firstNameEn" | "lastNameEn" | "nationality"
> {
  readonly id: number;
  readonly bib: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly givenAge: number | null;
  readonly division: string;
  readonly status: ResultStatus | null;
  readonly laps: number;
  readonly timeMs: number | null;
  readonly gunMs: number | null;
  readonly chipMs: number | null;
  readonly penaltyMs: number;
}

/** The entries of a category, without those who gave their place back. */
export async function loadRankable(db: Db, eventId: number, categoryId: number): Promise<Rankable[]> {
  const { rows } = await sql<Rankable>`
    select e.id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.nationality, e.gender, e.birth_date, e.given_age,
      e.division, r.status, coalesce(r.laps, 0) as laps, r.time_ms, r.gun_ms, r.chip_ms, coalesce(r.penalty_ms, 0) as penalty_ms
    from entries e left join results r on r.entry_id = e.id
    where e.event_id = ${eventId} and e.category_id = ${categoryId} and e.withdrawn_at is null
    order by e.id`.execute(db);
  return rows;
}
