import type { BodyOf } from "@time-event/contract/endpoint";
import { startDnsMark, startDnsUndo } from "@time-event/contract/start-line";
import type { StartState } from "@time-event/domain/start-line/start-state";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { liftNotStarted, ruleNotStarted } from "../entries/dropouts.service.ts";
import { announceResults, beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { loadMarkedBy } from "./start-line.queries.ts";
import { claimUndo, insertMark } from "./start-marks.repository.ts";
import { type EntryAtStart, loadStart, startNow } from "./start-now.ts";

type Mark = BodyOf<typeof startDnsMark>;

/** Somebody of whom people know that they do not start, one by one. */
const markable: readonly StartState[] = ["not_seen", "early_only", "waiting"];

/** Marks who was not seen as DNS, and takes that back. @param onChanged before the caller looks again */
export function createDnsMarks(db: Db, clock: () => InstantMs, onChanged: (eventId: number) => void) {
  return {
    /** @throws NotFound; Refused `list_changed` where more would be marked than the caller saw, `nobody_to_mark` */
    markDns: async (body: Mark, caller: StaffCaller) => {
      const { eventId, atMost, reason } = body;
      const { username } = caller;
      const reply = await edit(db, caller, startDnsMark, async (tx) => {
        const event = await lockEvent(tx, eventId);
        // reads wait from here on: nobody is marked who was read meanwhile
        const { version, rules } = await beginResults(tx, eventId);
        const now = clock();
        const { entries } = await startNow(tx, eventId, await loadStart(tx, rules), { now, lateMs: 0 });
        const meant = entries.filter((entry) => isMeant(entry, body)).map(({ entryId }) => entryId);
        if (meant.length > atMost) throw new Refused(startDnsMark, ["list_changed"]);
        const ids = await ruleNotStarted(tx, meant, username);
        if (ids.length === 0) throw new Refused(startDnsMark, ["nobody_to_mark"]);

        const markId = await insertMark(tx, { eventId, reason, at: now, by: username }, ids);
        await judgeAndStore(tx, rules, version, ids);
        await tellOfEntries(tx, eventId, version, { shown: ids });
        const subject = { kind: "event", id: eventId, name: event.slug };
        const after = { entries: ids.length, ...(body.category !== null && { category: body.category }) };
        return {
          reply: { data: { markId, marked: ids.length }, meta: {} },
          change: { eventId, subject, after, reason },
        };
      });
      onChanged(eventId);
      await announceResults(db, eventId);
      return reply;
    },

    /** @throws NotFound; Refused `nothing_to_undo` */
    undoDns: async ({ eventId, markId }: BodyOf<typeof startDnsUndo>, caller: StaffCaller) => {
      const reply = await edit(db, caller, startDnsUndo, async (tx) => {
        const event = await lockEvent(tx, eventId);
        const { version, rules } = await beginResults(tx, eventId);
        const claimed = await claimUndo(tx, { eventId, markId, at: clock(), by: caller.username });
        if (claimed === undefined) throw new Refused(startDnsUndo, ["nothing_to_undo"]);
        const ids = await liftNotStarted(tx, await loadMarkedBy(tx, markId), caller.username);
        await judgeAndStore(tx, rules, version, ids);
        await tellOfEntries(tx, eventId, version, { shown: ids });
        const subject = { kind: "event", id: eventId, name: event.slug };
        const change = { eventId, subject, before: { entries: ids.length }, after: { entries: 0 }, reason: claimed };
        return { reply: { data: { lifted: ids.length }, meta: {} }, change };
      });
      onChanged(eventId);
      await announceResults(db, eventId);
      return reply;
    },
  };
}

function isMeant({ entryId, category, state, kitAt }: EntryAtStart, body: Mark): boolean {
  if (body.entryIds !== null) return body.entryIds.includes(entryId) && markable.includes(state);
  const hasKit = kitAt === null ? "no" : "yes";
  return (
    state === "not_seen" &&
    (body.category === null || category === body.category) &&
    (body.kit === null || body.kit === hasKit)
  );
}
