import type { Db } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import { announceResults, beginResults, judgeAndStore } from "../results/results.service.ts";
import { findEventId } from "../results/race-rules.queries.ts";
import { insertPassings, type IncomingPassing } from "./passings.repository.ts";

export interface RecordedPassings {
  /** Reads not seen before. */
  readonly stored: number;
  /** Reads that were there already, so nothing was doubled. */
  readonly repeated: number;
  readonly version: number;
}

/**
 * Stores a batch of reads and judges the entries they touch, in one transaction; then tells every process.
 * Sending a batch again is harmless.
 * @throws NotFound when there is no such event; Refused `unknown_checkpoint` when a read names one.
 */
export async function recordPassings(
  db: Db,
  eventId: number,
  passings: readonly IncomingPassing[],
): Promise<RecordedPassings> {
  const recorded = await db.transaction().execute(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    if (passings.some(({ checkpoint }) => !rules.checkpoints.has(checkpoint)))
      throw new Refused(["unknown_checkpoint"]);

    const { stored, entryIds } = await insertPassings(tx, eventId, passings);
    await judgeAndStore(tx, rules, version, entryIds);
    return { stored, repeated: passings.length - stored, version };
  });
  await announceResults(db, eventId);
  return recorded;
}

export interface PassingsService {
  /**
   * `recordPassings` for an event named by its slug.
   * @throws NotFound `event_not_found`; Refused `unknown_checkpoint`
   */
  record(event: string, passings: readonly IncomingPassing[]): Promise<RecordedPassings>;
}

export function createPassingsService(db: Db): PassingsService {
  return {
    record: async (event, passings) => {
      const eventId = await findEventId(db, event);
      if (eventId === undefined) throw new NotFound("event");
      return recordPassings(db, eventId, passings);
    },
  };
}
