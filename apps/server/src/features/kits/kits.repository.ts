import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

/** What a desk notes of some kits at once. */
export interface NewKitStep {
  readonly at: InstantMs;
  readonly by: string;
  readonly desk: string;
  readonly pickedUpBy: string;
  readonly reason: string;
  readonly tookMs: number | null;
  readonly submit: string;
}

/** A step of one kit. */
export interface NewStepOfKit extends NewKitStep {
  readonly entryId: number;
  /** The number of the last step that the caller has seen; 0: there was none. */
  readonly after: number;
}

/** Rows sent to the database at a time. */
const rowsAtATime = 1_000;

/** Adds a step to each kit. */
export async function insertKitSteps(tx: Tx, eventId: number, steps: readonly NewStepOfKit[]): Promise<void> {
  for (let from = 0; from < steps.length; from += rowsAtATime) {
    const values = steps.slice(from, from + rowsAtATime).map(({ after, at, by, ...step }) => ({
      ...step,
      eventId,
      step: after + 1,
      happenedAt: toTimestamp(at),
      madeBy: by,
    }));
    await tx.insertInto("kitRecords").values(values).execute();
  }
}

/** Forgets who came for the kits of these entries, and what was said about it. */
export async function forgetKitNames(tx: Tx, entryIds: readonly number[]): Promise<void> {
  await sql`update kit_records set picked_up_by = '', reason = ''
    where entry_id = any(${entryIds}::bigint[]) and (picked_up_by <> '' or reason <> '')`.execute(tx);
}
