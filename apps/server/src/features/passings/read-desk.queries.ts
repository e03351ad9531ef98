import type { ReadChange } from "@time-event/contract/read-changes";
import type { ListedRead, ReadListQuery, ReadSource } from "@time-event/contract/reads";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceWindow } from "@time-event/domain/time/race-window";
import { type RawBuilder, sql } from "kysely";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";

interface ReadRow extends Omit<ListedRead, "entry" | "voided" | "added" | "takenBack"> {
  readonly entry: ListedRead["entry"];
  readonly added: ListedRead["added"];
  readonly voidedAt: InstantMs | null;
  readonly voidedBy: ListedRead["added"];
  readonly takenBackAt: InstantMs | null;
}

/** The instant by which a read counts. */
const counts = countedAt();

const ofNobody = sql`not exists (select from entries n where n.event_id = p.event_id and n.bib = p.bib)
  and not exists (select from entries n where n.event_id = p.event_id and n.chip = p.chip)`;

function conditionsOf(filter: ReadListQuery): RawBuilder<unknown> {
  const { checkpoint, source, device, category, show, from, to, before } = filter;
  const who = filter.who && arabicDigits(filter.who);
  const conditions = [
    sql`p.event_id = ${filter.eventId}`,
    checkpoint && sql`p.checkpoint_code = ${checkpoint}`,
    who &&
      sql`(p.bib = ${who} or p.chip = ${who} or exists (select from entries w where w.event_id = p.event_id
      and w.bib = ${who} and w.chip = p.chip))`,
    source && sql`p.source = ${source}`,
    device !== undefined && sql`p.device = ${device}`,
    category && sql`e.category = ${category}`,
    show === "counted" && sql`p.voided_at is null`,
    show === "voided" && sql`p.voided_at is not null`,
    show === "unknown" && ofNobody,
    from !== undefined && sql`${counts} >= ${toTimestamp(from)}`,
    to !== undefined && sql`${counts} <= ${toTimestamp(to)}`,
    before !== undefined && sql`p.id < ${before}`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === "object"),
    sql` and `,
  );
}

/** The change of a read that staff made last, of those that stand. */
const lastStanding = (condition: RawBuilder<unknown>) => sql`(
  select c.id, c.kind, r.effect, jsonb_build_object('changeId', c.id, 'by', c.made_by,
    'at', (extract(epoch from c.made_at) * 1000)::bigint, 'reason', c.reason) as told
  from read_change_reads r join read_changes c on c.id = r.change_id
  where r.passing_id = p.id and c.undone_at is null and ${condition} order by c.id desc limit 1)`;

/** One page of the reads of an event, newest first. */
export async function loadReadPage(db: Db, filter: ReadListQuery): Promise<ListedRead[]> {
  const { rows } = await sql<ReadRow>`
    select p.id, p.checkpoint_code as checkpoint, p.bib, p.chip, p.at, ${counts} as counts_at, p.source, p.device,
      p.received_at, p.voided_at, p.taken_back_at, p.replaces,
      case when e.id is not null then jsonb_build_object('id', e.id, 'bib', e.bib, 'firstName', e.first_name,
        'lastName', e.last_name, 'category', e.category) end as entry,
      (select told from ${lastStanding(sql`r.effect = 'added'`)} a) as added, v.told as voided_by,
      case when v.kind = 'move' then (
        select n.bib from read_change_reads r join passings n on n.id = r.passing_id
        where r.change_id = v.id and n.replaces = p.id limit 1
      ) end as moved_to
    from passings p
    -- a read that staff let count again, and that is void all the same, was taken back by whoever entered it
    left join lateral ${lastStanding(sql`true`)} v on p.voided_at is not null and v.effect = 'voided'
    left join lateral (
      select n.id, n.bib, n.first_name, n.last_name, c.code as category
      from entries n join categories c on c.id = n.category_id
      where n.event_id = p.event_id and (n.bib = p.bib or n.chip = p.chip) limit 1
    ) e on true
    where ${conditionsOf(filter)}
    order by p.id desc limit ${filter.limit}`.execute(db);
  return rows.map(({ voidedAt, voidedBy, takenBackAt, ...read }) => ({
    ...read,
    takenBack: takenBackAt !== null,
    voided: voidedAt === null ? null : { at: voidedAt, staff: voidedBy },
  }));
}

export async function loadReadSources(db: Db, eventId: number): Promise<ReadSource[]> {
  const { rows } = await sql<ReadSource>`
    select checkpoint_code as checkpoint, max(source) as source, device, count(*) as reads,
      count(voided_at) as voided, min(at) as first_at, max(at) as last_at
    from passings where event_id = ${eventId}
    group by checkpoint_code, device order by checkpoint_code, device`.execute(db);
  return rows;
}

/** The picture of reads over time has this many steps. */
const rateSteps = 120;

/** How many counted reads each checkpoint of an event had in each step of the time in which there are any. */
export async function loadReadRates(db: Db, eventId: number, { fromAt, toAt }: RaceWindow) {
  const counted = sql`p.event_id = ${eventId} and p.voided_at is null
    and ${counts} between ${toTimestamp(fromAt)} and ${toTimestamp(toAt)}`;
  const { rows: spans } = await sql<{ first: InstantMs | null; last: InstantMs | null }>`
    select min(${counts}) as first, max(${counts}) as last from passings p where ${counted}`.execute(db);
  const { first, last } = spans[0]!;
  const checkpoints = await db
    .selectFrom("checkpoints")
    .select(["code", "nameTh", "nameEn"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  const stepMs = first === null || last === null ? 0 : Math.max(1, Math.ceil((last - first + 1) / rateSteps));
  const { rows } = await sql<{ code: string; step: number; reads: number }>`
    select p.checkpoint_code as code, count(*) as reads,
      floor((extract(epoch from ${counts}) * 1000 - ${first ?? 0}) / ${Math.max(1, stepMs)})::int as step
    from passings p where ${counted} group by 1, 3`.execute(db);
  const found = new Map(rows.map(({ code, step, reads }) => [`${code} ${step}`, reads]));
  return {
    time: first === null ? null : { fromAt: first, stepMs },
    rates: checkpoints.map(({ code, nameTh, nameEn }) => ({
      checkpoint: code,
      name: { th: nameTh, en: nameEn },
      counts: Array.from({ length: first === null ? 0 : rateSteps }, (_, step) => found.get(`${code} ${step}`) ?? 0),
    })),
  };
}

export async function loadReadChanges(db: Db, eventId: number, limit: number): Promise<ReadChange[]> {
  const { rows } = await sql<ReadChange>`
    select c.id, c.kind, c.reason, c.made_by as by, c.made_at as at,
      case when c.undone_at is not null then jsonb_build_object('by', c.undone_by,
        'at', (extract(epoch from c.undone_at) * 1000)::bigint) end as undone,
      (select count(*) from read_change_reads r where r.change_id = c.id) as reads
    from read_changes c where c.event_id = ${eventId} order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A stretch of what one device said at one checkpoint, both ends included. */
export interface ReadSpan {
  readonly checkpoint: string;
  readonly device: string;
  readonly from: InstantMs;
  readonly to: InstantMs;
}

/** The reads of a span that count. */
export async function findSpan(db: Db | Tx, eventId: number, span: ReadSpan): Promise<number[]> {
  const rows = await db
    .selectFrom("passings")
    .select("id")
    .where("eventId", "=", eventId)
    .where("checkpointCode", "=", span.checkpoint)
    .where("device", "=", span.device)
    .where("at", ">=", instant(span.from))
    .where("at", "<=", instant(span.to))
    .where("voidedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The entries that reads are of. */
export async function findEntriesOfReads(db: Db | Tx, eventId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from passings p join entries e on e.event_id = p.event_id and e.bib = p.bib
    where p.event_id = ${eventId} and p.id = any(${ids}::bigint[])
    union
    select e.id from passings p join entries e on e.event_id = p.event_id and e.chip = p.chip
    where p.event_id = ${eventId} and p.id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasBib(db: Db | Tx, eventId: number, bib: string): Promise<boolean> {
  const found = await db
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", eventId)
    .where("bib", "=", bib)
    .executeTakeFirst();
  return found !== undefined;
}
