import { sql } from "kysely";
import type { PenaltyState, PenaltyStep } from "@time-event/domain/penalties/docket";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

/** A penalty of an imported race, for the entry with this bib. */
export interface ImportedPenalty {
  readonly bib: string;
  readonly rule: string;
  readonly timeMs: number | null;
  readonly laps: number | null;
  readonly stage?: string | null;
  readonly places?: number | null;
  readonly disqualify: boolean;
  readonly reason: string;
}

export async function insertImported(tx: Tx, eventId: number, penalties: readonly ImportedPenalty[]): Promise<void> {
  const rows = penalties.map(({ timeMs, ...penalty }, line) => ({ ...penalty, time_ms: timeMs, line }));
  await sql`
    insert into penalties (event_id, entry_id, rule, time_ms, stage, laps, places, disqualify, reason)
    select ${eventId}, e.id, r.rule, r.time_ms, coalesce(r.stage, ''), r.laps, r.places, r.disqualify, r.reason
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(bib text, rule text, time_ms bigint, stage text, laps integer, places integer, disqualify boolean, reason text, line bigint)
    join entries e on e.event_id = ${eventId} and e.bib = r.bib
    order by r.line`.execute(tx);
}

export async function deleteOfEvent(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("penalties").where("eventId", "=", eventId).execute();
}

export interface ProposedPenalty {
  readonly eventId: number;
  readonly entryId: number;
  readonly rule: string;
  readonly timeMs: number | null;
  /** Code of the stage to whose time it is added; "": of none. */
  readonly stage: string;
  readonly laps: number | null;
  readonly places: number | null;
  readonly disqualify: boolean;
  readonly reason: string;
}

/** Stores a proposal; returns its id. */
export async function insertProposal(tx: Tx, penalty: ProposedPenalty, by: string, now: InstantMs): Promise<number> {
  const at = toTimestamp(now);
  const { id } = await tx
    .insertInto("penalties")
    .values({
      ...penalty,
      state: "proposed",
      proposedBy: by,
      proposedAt: at,
      decidedAt: at,
      changedAt: at,
      changedBy: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Stepped {
  readonly state: PenaltyState;
  /** Left out: as they are. */
  readonly decided?: { readonly by: string; readonly at: InstantMs; readonly appealUntil: InstantMs | null };
}

export async function setPenaltyState(tx: Tx, id: number, { state, decided }: Stepped, by: string): Promise<void> {
  await tx
    .updateTable("penalties")
    .set({
      ...savedBy(by),
      state,
      ...(decided && {
        decidedBy: decided.by,
        decidedAt: toTimestamp(decided.at),
        appealUntil: timestampOrNull(decided.appealUntil),
      }),
    })
    .where("id", "=", id)
    .execute();
}

interface NewStep {
  readonly penaltyId: number;
  readonly step: PenaltyStep | "propose";
  readonly state: PenaltyState;
  readonly by: string;
  readonly note: string;
}

export async function insertStep(tx: Tx, step: NewStep, now: InstantMs): Promise<void> {
  await tx
    .insertInto("penaltySteps")
    .values({ ...step, at: toTimestamp(now) })
    .execute();
}

/** Locks a penalty until the transaction ends. */
export async function lockPenalty(tx: Tx, eventId: number, id: number): Promise<void> {
  await tx
    .selectFrom("penalties")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
}
