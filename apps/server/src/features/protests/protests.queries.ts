import type { OwnPenalty, OwnProtest, StaffProtest } from "@time-event/contract/protests";
import type { InForce } from "@time-event/domain/publications/publish-rules";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { ruleName } from "../penalty-rules/rule-name.queries.ts";

export interface StoredPlayer {
  readonly id: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly categoryId: number;
  readonly category: string;
  /** What they have sent so far. */
  readonly open: number;
  readonly all: number;
}

/** Who is in the race by an order. */
export async function loadPlayers(db: Db | Tx, eventId: number, orderId: number): Promise<StoredPlayer[]> {
  const { rows } = await sql<StoredPlayer>`
    select e.id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.category_id, c.code as category,
      (select count(*)::int from protests p where p.entry_id = e.id and p.state = 'open') as open,
      (select count(*)::int from protests p where p.entry_id = e.id) as "all"
    from entries e join categories c on c.id = e.category_id
    where e.event_id = ${eventId} and e.order_id = ${orderId} and e.order_entry_id is not null and e.withdrawn_at is null
    order by e.id`.execute(db);
  return rows;
}

export async function findPlayer(tx: Tx, eventId: number, bib: string) {
  return tx
    .selectFrom("entries")
    .select(["id", "bib", "categoryId"])
    .where("eventId", "=", eventId)
    .where("bib", "=", bib)
    .executeTakeFirst();
}

/** The list of each category of an event that is in force, by category. */
export async function loadListsInForce(
  db: Db | Tx,
  eventId: number,
): Promise<ReadonlyMap<number, InForce & { readonly number: number }>> {
  const rows = await db
    .selectFrom("publications")
    .distinctOn("categoryId")
    .select(["categoryId", "number", "protestUntil"])
    .select((of) => of.ref("state").$castTo<InForce["state"]>().as("state"))
    .where("eventId", "=", eventId)
    .orderBy("categoryId")
    .orderBy("number", "desc")
    .execute();
  return new Map(rows.map(({ categoryId, ...list }) => [categoryId, list]));
}

const hasPhoto = sql<boolean>`exists (select 1 from protest_photos f where f.protest_id = p.id)`.as("hasPhoto");

/** The protests of an order, the newest first. */
export async function loadOwnProtests(db: Db | Tx, orderId: number): Promise<OwnProtest[]> {
  const rows = await db
    .selectFrom("protests as p")
    .innerJoin("entries as e", "e.id", "p.entryId")
    .select(["p.id", "p.entryId as entry", "p.kind", "e.bib", "p.against", "p.text", "p.state", "p.answer", "p.sentAt"])
    .select(["p.answeredAt", hasPhoto])
    .where("p.orderId", "=", orderId)
    .orderBy("p.id", "desc")
    .execute();
  return rows.map((row) => row as typeof row & Pick<OwnProtest, "kind" | "state">);
}

/** The decided penalties of these entries, with what was said against them and what was answered. */
export async function loadOwnPenalties(
  db: Db | Tx,
  entryIds: readonly number[],
): Promise<Omit<OwnPenalty, "mayAppeal">[]> {
  if (entryIds.length === 0) return [];
  const note = (steps: readonly string[]) => sql<string>`coalesce((select s.note from penalty_steps s
    where s.penalty_id = penalties.id and s.step = any(${steps}::text[]) order by s.id desc limit 1), '')`;
  return db
    .selectFrom("penalties")
    .select([
      "id",
      "entryId as entry",
      "rule",
      ruleName,
      "reason",
      "timeMs",
      "stage",
      "laps",
      "places",
      "disqualify",
      "appealUntil",
    ])
    .select((of) => of.ref("state").$castTo<OwnPenalty["state"]>().as("state"))
    .select([note(["appeal"]).as("appeal"), note(["uphold", "lift", "revoke"]).as("answer")])
    .where("entryId", "in", [...entryIds])
    .where("state", "not in", ["proposed", "refused"])
    .orderBy("decidedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export type ProtestRow = Omit<StaffProtest, "name" | "nameEn"> &
  Pick<StoredPlayer, "firstName" | "lastName" | "firstNameEn" | "lastNameEn">;

const rowsOf = (db: Db | Tx, eventId: number) =>
  db
    .selectFrom("protests as p")
    .innerJoin("entries as e", "e.id", "p.entryId")
    .innerJoin("categories as c", "c.id", "p.categoryId")
    .innerJoin("orders as o", "o.id", "p.orderId")
    .select(["p.id", "p.kind", "e.bib", "p.against", "p.text", "p.state", "p.answer", "p.sentAt", "p.answeredAt"])
    .select([hasPhoto, "p.answeredBy", "p.publication", "p.revision", "p.changedAt", "p.changedBy"])
    .select(["e.firstName", "e.lastName", "e.firstNameEn", "e.lastNameEn", "c.code as category", "o.reference"])
    .where("p.eventId", "=", eventId);

const typed = (rows: readonly unknown[]) => rows as ProtestRow[];

export async function findProtest(db: Db | Tx, eventId: number, id: number): Promise<ProtestRow | undefined> {
  return typed(await rowsOf(db, eventId).where("p.id", "=", id).execute())[0];
}

/** The first of the protests that wait, or that were answered. */
export async function loadProtests(db: Db, eventId: number, which: "open" | "answered", limit: number) {
  const is = which === "open" ? "=" : "<>";
  const { total } = await db
    .selectFrom("protests")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("eventId", "=", eventId)
    .where("state", is, "open")
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(db, eventId)
    .where("p.state", is, "open")
    .orderBy(which === "open" ? "p.id" : "p.answeredAt", which === "open" ? "asc" : "desc")
    .orderBy("p.id", "desc")
    .limit(limit)
    .execute();
  return { total, rows: typed(rows) };
}

/** Keeps the order of a protest, so that a letter about it can be written; undefined: there is no such protest. */
export async function keepOrderOf(tx: Tx, eventId: number, id: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom("orders as o")
    .innerJoin("protests as p", "p.orderId", "o.id")
    .select("o.id")
    .where("p.eventId", "=", eventId)
    .where("p.id", "=", id)
    .forKeyShare("o")
    .executeTakeFirst();
  return found?.id;
}

/** Locks a protest of an order until the transaction ends. */
export async function lockOwnProtest(tx: Tx, orderId: number, id: number) {
  return tx
    .selectFrom("protests")
    .select(["id", "state"])
    .where("orderId", "=", orderId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function loadPhoto(db: Db, eventId: number, id: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom("protestPhotos as f")
    .innerJoin("protests as p", "p.id", "f.protestId")
    .select("f.bytes")
    .where("p.eventId", "=", eventId)
    .where("p.id", "=", id)
    .executeTakeFirst();
  return found?.bytes;
}
