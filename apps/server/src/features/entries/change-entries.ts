import type { Endpoint } from "@time-event/contract/endpoint";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, type Edited } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import type { RaceRules } from "../results/race-rules.queries.ts";
import { announceResults, beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";

/** An event whose entries are being changed: no other transaction changes them until this one ends. */
export interface OpenRace {
  readonly eventId: number;
  readonly rules: RaceRules;
  /** What a changed entry's result is now, and that something shown of these entries changed. */
  judgeAgain(ids: readonly number[]): Promise<void>;
  /** Readers of results must forget entries that are gone. */
  tellOfRemoval(): Promise<void>;
}

/**
 * `edit` for entries of an event, in a transaction that takes a new version of its results: at that version, everything
 * that depends on entries is up to date. Others who change entries of the event, its set-up or its reads wait, so
 * counts stay true.
 * @throws NotFound `event_not_found`
 */
export async function changeEntries<Reply>(
  db: Db,
  caller: StaffCaller,
  call: Endpoint,
  eventId: number,
  work: (tx: Tx, race: OpenRace) => Promise<Edited<Reply>>,
): Promise<Reply> {
  const reply = await edit(db, caller, call, async (tx) => {
    await lockEvent(tx, eventId);
    const { version, rules } = await beginResults(tx, eventId);
    return work(tx, {
      eventId,
      rules,
      judgeAgain: async (ids) => {
        await judgeAndStore(tx, rules, version, ids);
        await tellOfEntries(tx, eventId, version, { shown: ids });
      },
      tellOfRemoval: () => tellOfEntries(tx, eventId, version, { gone: true }),
    });
  });
  await announceResults(db, eventId);
  return reply;
}
