import { publicPerson, type PublicView } from "@time-event/domain/privacy/public-person";
import type { Gender, Passing } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { searchableText } from "../privacy/public-view.queries.ts";
import { ruleName } from "../penalty-rules/rule-name.queries.ts";
import { containing } from "../../db/like-pattern.ts";

export interface StartListQuery {
  readonly category?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

type StartListFilter = Omit<StartListQuery, "offset" | "limit">;

function matchingEntries(db: Db, eventId: number, view: PublicView, query: StartListFilter) {
  return db
    .selectFrom("entries")
    .innerJoin("categories", "categories.id", "entries.categoryId")
    .leftJoin("results", "results.entryId", "entries.id")
    .leftJoin("waves", "waves.id", "entries.waveId")
    .leftJoin("teamLogos", "teamLogos.orderEntryId", "entries.orderEntryId")
    .where("entries.eventId", "=", eventId)
    .where("entries.withdrawnAt", "is", null)
    .$if(query.category !== undefined, (q) => q.where("categories.code", "=", query.category!))
    .$if(query.gender !== undefined, (q) => q.where("entries.gender", "=", query.gender!))
    .$if(!!query.text, (q) => q.where(searchableText(view, view.bib), "like", containing(query.text!)));
}

/** In the order of categories, of starts by a start list, and of bibs; entries without a bib stand in the order in which they were made. */
function orderedEntries(db: Db, eventId: number, view: PublicView, query: StartListFilter) {
  return matchingEntries(db, eventId, view, query)
    .select([
      "entries.bib",
      "entries.firstName",
      "entries.lastName",
      "entries.firstNameEn",
      "entries.lastNameEn",
      "entries.gender",
      "categories.code as category",
      "results.ageGroup",
      "entries.nationality",
      "entries.club",
      "entries.province",
      "entries.team",
      "teamLogos.hash as logo",
      "waves.nameTh as waveTh",
      "waves.nameEn as waveEn",
      "waves.startsAt as waveAt",
      "entries.startsAt",
    ])
    .orderBy("categories.position")
    .orderBy("entries.startsAt")
    .orderBy("entries.bibOrder")
    .orderBy("entries.id");
}

type ListedEntry = Awaited<ReturnType<ReturnType<typeof orderedEntries>["execute"]>>[number];

const shownIn =
  (view: PublicView) =>
  ({ waveTh, waveEn, waveAt, startsAt, logo, ...row }: ListedEntry) => ({
    ...publicPerson(view, row),
    // of a team whose name is shown
    ...(logo !== null && row.team && { logo }),
    bib: view.bib ? row.bib : null,
    wave: waveOf({ waveTh, waveEn, waveAt }),
    ...(startsAt !== null && { startsAt }),
  });

/** The wave of an entry that was read beside it; null: none. */
export function waveOf({ waveTh, waveEn, waveAt }: Pick<ListedEntry, "waveTh" | "waveEn" | "waveAt">) {
  return waveAt === null ? null : { name: { th: waveTh ?? "", en: waveEn ?? "" }, startsAt: waveAt };
}

/** A window of the start list, as the event shows it; never birth dates or contact data. */
export async function loadStartList(db: Db, eventId: number, view: PublicView, query: StartListQuery) {
  const { total } = await matchingEntries(db, eventId, view, query)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await orderedEntries(db, eventId, view, query).offset(query.offset).limit(query.limit).execute();
  return { total, rows: rows.map(shownIn(view)) };
}

/** The whole of it, piece by piece, from one reading. */
export async function* readStartList(
  tx: Tx,
  eventId: number,
  view: PublicView,
  { rowsAtOnce, ...query }: StartListFilter & { readonly rowsAtOnce: number },
) {
  await sql`declare start_list no scroll cursor for ${orderedEntries(tx, eventId, view, query)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<ListedEntry>`fetch ${sql.lit(rowsAtOnce)} from start_list`.execute(tx);
    if (rows.length === 0) return;
    yield rows.map(shownIn(view));
  }
}

/** Where to find the result of one bib; undefined when no entry has it. */
export async function findEntry(db: Db, eventId: number, bib: string) {
  return db
    .selectFrom("entries")
    .leftJoin("waves", "waves.id", "entries.waveId")
    .select(["entries.id", "entries.categoryId", "bib", "chip"])
    .select(["waves.nameTh as waveTh", "waves.nameEn as waveEn", "waves.startsAt as waveAt"])
    .where("entries.eventId", "=", eventId)
    .where("bib", "=", bib)
    .executeTakeFirst();
}

/** Every read of one entry, by bib and by chip, with its source. */
export async function loadReads(
  db: Db,
  eventId: number,
  entry: { bib: string; chip: string | null },
): Promise<(Passing & { source: string })[]> {
  const rows = await db
    .selectFrom("passings")
    .select((of) => ["checkpointCode as checkpoint", of.fn.coalesce("countsAt", "at").as("at"), "source"])
    .where("eventId", "=", eventId)
    .where("voidedAt", "is", null)
    .where((eb) =>
      entry.chip === null ? eb("bib", "=", entry.bib) : eb.or([eb("bib", "=", entry.bib), eb("chip", "=", entry.chip)]),
    )
    .orderBy((of) => of.fn.coalesce("countsAt", "at"))
    .execute();
  return rows satisfies (Passing & { source: string; at: InstantMs })[];
}

/** Penalties of one entry that are in force, as they were ruled. */
export async function loadAppliedPenalties(db: Db, eventId: number, entryId: number) {
  return db
    .selectFrom("penalties")
    .select(["rule", ruleName, "reason", "timeMs", "stage", "laps", "places", "disqualify", "appealUntil"])
    .select((of) => of.ref("state").$castTo<"in_force" | "appealed" | "upheld">().as("state"))
    .where("eventId", "=", eventId)
    .where("entryId", "=", entryId)
    .where("counts", "=", true)
    .orderBy("decidedAt")
    .execute();
}
