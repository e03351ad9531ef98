import type { Publication } from "@time-event/contract/published-list";
import type { OwnedRow } from "@time-event/domain/publications/published-list";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { Gender } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type RawBuilder, sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { namedIn } from "../results/published-lists.queries.ts";
import { openProtestsOf } from "../results/open-protests.queries.ts";

export interface StoredPublication extends Publication {
  readonly id: number;
  readonly categoryId: number;
  readonly resultsVersion: number;
  /** The form by which it was published; null: an older list. */
  readonly madeWith: string | null;
}

/** The lists of an event, or of one of its categories, newest first. */
export async function loadPublications(
  db: Db | Tx,
  eventId: number,
  categoryId?: number,
): Promise<StoredPublication[]> {
  return listsWhere(
    db,
    sql`p.event_id = ${eventId} ${categoryId === undefined ? sql`` : sql`and p.category_id = ${categoryId}`}`,
  );
}

/** The list that was published with a form; undefined: none yet. Take the event's version before: then nobody else publishes it. */
export async function findSent(tx: Tx, eventId: number, formId: string): Promise<StoredPublication | undefined> {
  return (await listsWhere(tx, sql`p.event_id = ${eventId} and p.made_with = ${formId}`))[0];
}

async function listsWhere(db: Db | Tx, condition: RawBuilder<unknown>): Promise<StoredPublication[]> {
  const { rows } = await sql<StoredPublication>`
    select p.id, p.category_id, p.number, p.state, p.reason, p.restores, p.results_version, p.made_at, p.made_by,
      p.protest_until, p.hash, p.previous_hash, p.made_with,
      (select count(*) from publication_rows r where r.publication_id = p.id)::int as entries
    from publications p where ${condition}
    order by p.category_id, p.number desc`.execute(db);
  return rows;
}

/** The list of a category that is in force. @param code left out: of the event's first category */
export async function findInForce(
  db: Db,
  eventId: number,
  code: string | undefined,
): Promise<StoredPublication | undefined> {
  const category = sql`select id from categories where event_id = ${eventId}
    ${code === undefined ? sql`` : sql`and code = ${code}`} order by position, id limit 1`;
  return (await listsWhere(db, sql`p.event_id = ${eventId} and p.category_id = (${category})`))[0];
}

/** The lines of a published list, in its order. */
export async function loadRows(db: Db | Tx, publicationId: number): Promise<OwnedRow[]> {
  const rows = await db
    .selectFrom("publicationRows")
    .select(["entryId", "bib", "status", "timeMs", "penaltyMs", "placesLost", "laps"])
    .select(["overallRank", "genderRank", "ageGroup", "ageGroupRank", "rankings", "rankingRanks"])
    .where("publicationId", "=", publicationId)
    .orderBy("line")
    .execute();
  return rows.map(({ rankings, rankingRanks, placesLost, ...row }) => ({
    ...row,
    ...(placesLost > 0 && { placesLost }),
    status: row.status as ResultStatus,
    ...namedIn(rankings, rankingRanks),
  }));
}

/** The head of a list as its hash has it. */
export async function loadHead(db: Db, publicationId: number): Promise<string> {
  const { head } = await db
    .selectFrom("publications")
    .select("head")
    .where("id", "=", publicationId)
    .executeTakeFirstOrThrow();
  return head;
}

export interface CategoryToPublish {
  readonly id: number;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly entries: number;
  /** Penalties that are not final, as `isFinal` of the docket has it. */
  readonly openCases: number;
  /** Until when the last of the decided ones can be appealed; null: none can. */
  readonly appealsUntil: InstantMs | null;
  readonly openProtests: number;
}

/** The categories of an event, or one of them. */
export async function loadCategories(
  db: Db | Tx,
  eventId: number,
  now: InstantMs,
  categoryId?: number,
): Promise<CategoryToPublish[]> {
  const { rows } = await sql<CategoryToPublish>`
    select c.id, c.code, c.name_th, c.name_en,
      (select count(*) from results r where r.category_id = c.id)::int as entries,
      coalesce(open.cases, 0)::int as open_cases, open.appeals_until,
      ${openProtestsOf(sql`c.id`)} as open_protests
    from categories c left join lateral (
      select count(*) as cases, max(p.appeal_until) filter (where p.state = 'in_force') as appeals_until
      from penalties p join entries e on e.id = p.entry_id
      where e.category_id = c.id
        and (p.state in ('proposed', 'appealed') or p.state = 'in_force' and p.appeal_until >= ${instant(now)})) open on true
    where c.event_id = ${eventId} ${categoryId === undefined ? sql`` : sql`and c.id = ${categoryId}`}
    order by c.position`.execute(db);
  return rows;
}

/** What a list says of each result now, in the order of places; who has no bib is on no list. */
export interface ResultToPublish {
  readonly id: number;
  readonly bib: string;
  readonly gender: Gender;
  readonly ageGroup: string | null;
  readonly rankings: readonly string[];
  readonly rankKey: number;
  readonly otherRankKey: number | null;
  readonly status: ResultStatus;
  readonly timeMs: number | null;
  readonly penaltyMs: number;
  readonly placesLost: number;
  readonly laps: number;
}

export async function loadResultsToPublish(db: Db | Tx, categoryId: number): Promise<ResultToPublish[]> {
  const { rows } = await sql<ResultToPublish>`
    select e.id, e.bib, e.gender, r.age_group, r.rankings, r.rank_key, r.other_rank_key, r.status, r.time_ms,
      r.penalty_ms, r.places_lost, r.laps
    from results r join entries e on e.id = r.entry_id
    where r.category_id = ${categoryId} and e.bib <> '' and e.withdrawn_at is null
    order by r.rank_key, e.bib_order, e.id`.execute(db);
  return rows;
}

export interface NamedEntry {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
}

export async function loadNamesOf(db: Db, entryIds: readonly number[]): Promise<Map<number, NamedEntry>> {
  const { rows } = await sql<NamedEntry>`
    select id, first_name, last_name, first_name_en, last_name_en from entries
    where id = any(${entryIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
