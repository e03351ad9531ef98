import type { AuditEntry } from "@time-event/contract/audit";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";

export interface AuditFilter {
  readonly text?: string | undefined;
  readonly username?: string | undefined;
  readonly action?: string | undefined;
  readonly kind?: string | undefined;
  /** Any of these. */
  readonly kinds?: readonly string[] | undefined;
  readonly subjectId?: string | undefined;
  readonly eventId?: number | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Leaves out what was done with entries of the event. */
  readonly withoutEntries?: boolean | undefined;
}

/** Audit entries are read from the newest on; `before` is a number that the caller saw. */
interface Window {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The newest entries that match, each with its hash. */
export async function findEntries(
  db: Db,
  filter: AuditFilter,
  { before, limit }: Window,
): Promise<(AuditEntry & { readonly hash: string })[]> {
  const rows = await matching(db, filter)
    .$if(before !== undefined, (query) => query.where("e.seq", "<", before!))
    .orderBy("e.seq", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ seq, entry, hash, nameTh, nameEn, action, subjectKind }) => {
    const name = nameTh === null || nameEn === null ? null : { th: nameTh, en: nameEn };
    const { subject, ...said } = readEntry(entry, name);
    // things that were renamed since are found and shown under their present name
    return { seq, hash, ...said, action, subject: { ...subject, kind: subjectKind } };
  });
}

export async function findEntry(db: Db, seq: number): Promise<(AuditEntry & { readonly hash: string }) | undefined> {
  const [found] = await findEntries(db, {}, { before: seq + 1, limit: 1 });
  return found?.seq === seq ? found : undefined;
}

type Columns = "username" | "action" | "subjectKind" | "eventId";

/**
 * The values in a column of the log. It jumps along the column's index from one value to the next: a million entries
 * have only some dozens of values.
 */
export async function findValues<T extends string | number>(db: Db, column: Columns): Promise<T[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: T }>`
    with recursive found as (
      (select ${name} as value from audit_entries where ${name} is not null order by ${name} limit 1)
      union all
      select (select e.${name} from audit_entries e where e.${name} > found.value order by e.${name} limit 1)
      from found where found.value is not null)
    select value from found where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

export async function nameEvents(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; nameTh: string; nameEn: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("events").select(["id", "nameTh", "nameEn"]).where("id", "in", ids).orderBy("id").execute();
}

function matching(
  db: Db,
  { text, username, action, kind, kinds, subjectId, eventId, from, until, withoutEntries }: AuditFilter,
) {
  let query = db
    .selectFrom("auditEntries as e")
    .leftJoin("events as v", "v.id", "e.eventId")
    .select(["e.seq", "e.entry", "e.hash", "e.action", "e.subjectKind", "v.nameTh", "v.nameEn"]);
  const where = (column: "e.username" | "e.action" | "e.subjectKind" | "e.subjectId", value: string | undefined) => {
    if (value !== undefined) query = query.where(column, "=", value);
  };
  where("e.username", username);
  where("e.action", action);
  where("e.subjectKind", kind);
  where("e.subjectId", subjectId);
  if (kinds !== undefined) query = query.where("e.subjectKind", "in", kinds);
  if (eventId !== undefined) query = query.where("e.eventId", "=", eventId);
  if (withoutEntries) query = query.where("e.action", "not like", "entry-%").where("e.action", "not like", "entrant-%");
  if (text) query = query.where("e.searchText", "like", containing(text));
  // times in the log never decrease: a range of time is a range of numbers, and every index ends in the number
  if (from !== undefined) query = query.where("e.seq", ">=", firstSince(from));
  if (until !== undefined) query = query.where("e.seq", "<", sql<number>`coalesce(${firstSince(until)}, ${pastEnd})`);
  return query;
}

const pastEnd = Number.MAX_SAFE_INTEGER;
const firstSince = (at: number) =>
  sql<number>`(select a.seq from audit_entries a where a.at_ms >= ${at} order by a.at_ms, a.seq limit 1)`;

type Stored = Omit<AuditEntry, "seq" | "event" | "changed" | "before" | "after"> & {
  readonly eventId?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

function readEntry(text: string, eventName: { th: string; en: string } | null): Omit<AuditEntry, "seq"> {
  const { eventId, before, after, ...entry } = JSON.parse(text) as Stored;
  return {
    ...entry,
    event: eventId === undefined ? null : { id: eventId, name: eventName },
    changed: [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])],
    before: before ?? null,
    after: after ?? null,
  };
}
