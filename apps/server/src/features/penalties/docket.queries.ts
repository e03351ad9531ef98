import { sql } from "kysely";
import type { PenaltyCaseRow } from "@time-event/contract/docket";
import type { Db, Tx } from "../../db/connection.ts";
import { ruleName } from "../penalty-rules/rule-name.queries.ts";

export type DocketRow = Omit<PenaltyCaseRow, "name" | "nameEn" | "effect" | "isFinal"> & {
  readonly entryId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly timeMs: number | null;
  readonly laps: number | null;
  readonly places: number | null;
  readonly disqualify: boolean;
};

const steps = sql<DocketRow["steps"]>`coalesce((
  select jsonb_agg(jsonb_build_object('step', s.step, 'state', s.state, 'by', s.by, 'note', s.note,
    'at', (extract(epoch from s.at) * 1000)::bigint) order by s.id)
  from penalty_steps s where s.penalty_id = penalties.id), '[]')`.as("steps");

/** The penalties of an event, the newest first; or one of them. */
export async function loadDocket(db: Db | Tx, eventId: number, id?: number): Promise<DocketRow[]> {
  return db
    .selectFrom("penalties")
    .innerJoin("entries", "entries.id", "penalties.entryId")
    .innerJoin("categories", "categories.id", "entries.categoryId")
    .select(["penalties.id", "penalties.entryId", "penalties.rule", ruleName, "penalties.reason"])
    .select([
      "penalties.timeMs",
      "penalties.stage",
      "penalties.laps",
      "penalties.places",
      "penalties.disqualify",
      "penalties.state",
    ])
    .select(["penalties.proposedBy", "penalties.proposedAt", "penalties.decidedBy", "penalties.appealUntil", steps])
    .select(["penalties.revision", "penalties.changedAt", "penalties.changedBy"])
    .select(["entries.bib", "entries.firstName", "entries.lastName", "entries.firstNameEn", "entries.lastNameEn"])
    .select("categories.code as category")
    .where("penalties.eventId", "=", eventId)
    .$if(id !== undefined, (query) => query.where("penalties.id", "=", id!))
    .orderBy("penalties.proposedAt", "desc")
    .orderBy("penalties.id", "desc")
    .limit(2_000)
    .execute();
}

/** Keeps the order of the player whom a penalty is given, so that a letter about it can be written; undefined: there is none. */
export async function keepOrderOf(tx: Tx, eventId: number, penaltyId: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom("orders as o")
    .innerJoin("entries as e", "e.orderId", "o.id")
    .innerJoin("penalties as p", "p.entryId", "e.id")
    .select("o.id")
    .where("p.eventId", "=", eventId)
    .where("p.id", "=", penaltyId)
    .forKeyShare("o")
    .executeTakeFirst();
  return found?.id;
}

/** Of the parts to whose time a penalty can be added: see `timedParts`. */
const partCodes = sql<string[]>`array(
  select s ->> 'code' from jsonb_array_elements(
    coalesce(nullif(categories.rules -> 'stages', '[]'), categories.rules -> 'relayLegs', '[]')) s)`.as("stages");

/** Who has a bib, whether laps are counted there, and the stages or legs of the category; undefined: nobody has it. */
export async function findByBib(db: Db | Tx, eventId: number, bib: string) {
  return db
    .selectFrom("entries")
    .innerJoin("categories", "categories.id", "entries.categoryId")
    .select(["entries.id", "entries.bib", "categories.laps", partCodes])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom("checkpoints")
            .select("code")
            .where("checkpoints.eventId", "=", eventId)
            .where("kind", "=", "lap")
            .whereRef("code", "=", (any) => any.fn.any("categories.course")),
        )
        .as("hasLapLine"),
    )
    .where("entries.eventId", "=", eventId)
    .where("entries.bib", "=", bib)
    .executeTakeFirst();
}

export async function hasRule(db: Db | Tx, code: string): Promise<boolean> {
  return (await db.selectFrom("penaltyRules").select("code").where("code", "=", code).executeTakeFirst()) !== undefined;
}

/** What the log and the screens call the entries of a ranking. */
export async function loadNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("entries")
    .select(["id", "bib", "firstName", "lastName", "firstNameEn", "lastNameEn"])
    .where("id", "in", [...ids])
    .execute();
}
