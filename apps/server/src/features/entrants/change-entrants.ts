import type { Db, Tx } from "../../db/connection.ts";
import type { RaceRules } from "../results/race-rules.queries.ts";
import { announceResults, beginResults, judgeAndStore, tellOfEntrants } from "../results/results.service.ts";

/** An event whose entrants are being changed: by nobody else until the transaction ends. */
export interface OpenRace {
  readonly eventId: number;
  readonly rules: RaceRules;
  /** What a changed entrant's result is now, and that something shown of these entrants changed. */
  judgeAgain(ids: readonly number[]): Promise<void>;
  /** Those who look at results are to forget entrants that are gone. */
  tellOfRemoval(): Promise<void>;
}

/**
 * Changes entrants of an event in one transaction, which takes a new version of its results: whatever depends on
 * entrants is up to date at that version. Others who change entrants of the event wait, so what was counted stays so.
 * @throws NotFound `event_not_found`
 */
export async function changeEntrants<T>(
  db: Db,
  eventId: number,
  work: (tx: Tx, race: OpenRace) => Promise<T>,
): Promise<T> {
  const done = await db.transaction().execute(async (tx) => {
    const { version, rules } = await beginResults(tx, eventId);
    return work(tx, {
      eventId,
      rules,
      judgeAgain: async (ids) => {
        await judgeAndStore(tx, rules, version, ids);
        await tellOfEntrants(tx, eventId, version, { shown: ids });
      },
      tellOfRemoval: () => tellOfEntrants(tx, eventId, version, { gone: true }),
    });
  });
  await announceResults(db, eventId);
  return done;
}
