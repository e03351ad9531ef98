import {
  type clockEstimate,
  type ClockChanged,
  type clockList,
  type clockPreview,
  clockSet,
  clockUndo,
} from "@time-event/contract/clocks";
import type { BodyOf, Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { isBackwards } from "@time-event/domain/clocks/source-clock";
import { countingBy, type DecidedClock, type ReadSource } from "@time-event/domain/clocks/source-of-reads";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, beginResults, judgeAndStore } from "../results/results.service.ts";
import { type ReadMove, whatIfReadsMove } from "../results/what-if-reads.service.ts";
import {
  findCountedReads,
  findSourceReads,
  loadClockSources,
  loadMeasured,
  loadNamesOfEntries,
} from "./clock-desk.queries.ts";
import { estimateOf, spreadOverTime } from "./estimated-clock.ts";
import { findEntriesOfReads } from "./read-desk.queries.ts";
import { loadCounting, loadStandingClocks } from "./source-clocks.queries.ts";
import { findLatestClock, insertClock, insertUndo, storeCounting } from "./source-clocks.repository.ts";

/** The device of reads that staff add: their clock needs no correction. */
const byHand = "hand";

/** So many places that would change are shown by name. */
const mostShown = 20;

interface Stretch extends ReadSource {
  readonly eventId: number;
  readonly from?: InstantMs | undefined;
  readonly to?: InstantMs | undefined;
}

interface Changed {
  readonly source: ReadSource;
  readonly clockId: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

/** Where staff say how wrong the clocks of devices were. */
export function createClockDesk(db: Db, clock: () => InstantMs) {
  /** Changes the clocks of a source, moves its reads, and judges whom they concern, in one transaction. */
  async function change(
    call: Pick<Endpoint, "name">,
    eventId: number,
    caller: StaffCaller,
    work: (tx: Tx) => Promise<Changed>,
  ): Promise<{ readonly data: ClockChanged; readonly meta: Record<string, never> }> {
    const reply = await edit(db, caller, call, async (tx) => {
      const { version, rules } = await beginResults(tx, eventId);
      const { source, clockId, before, after, reason } = await work(tx);
      const reads = await findSourceReads(tx, eventId, source);
      const moved = await storeCounting(tx, reads, await loadCounting(tx, eventId));
      await judgeAndStore(tx, rules, version, await findEntriesOfReads(tx, eventId, moved));
      const subject = { kind: "clock", id: clockId, name: `${source.checkpoint} ${source.device}`.trim() };
      return {
        reply: { data: { clockId, reads: moved.length, version }, meta: {} },
        change: { eventId, subject, before, after: { ...after, reads: moved.length }, reason },
      };
    });
    await announceResults(db, eventId);
    return reply;
  }

  return {
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof clockList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadClockSources(db, eventId, byHand), meta: {} };
    },

    estimate: async ({ eventId, from, to, ...source }: Stretch): Promise<ReplyOf<typeof clockEstimate>> => {
      await loadEventDays(db, eventId);
      const asked = { ...source, fromAt: from ?? null, toAt: to ?? null };
      const { people, ...estimate } = await estimateOf(db, eventId, asked);
      return {
        data: { ...estimate, people: spreadOverTime(people), measured: await loadMeasured(db, eventId, source) },
        meta: {},
      };
    },

    preview: async ({
      eventId,
      from,
      to,
      offsetMs,
      ...source
    }: Stretch & { readonly offsetMs: number }): Promise<ReplyOf<typeof clockPreview>> => {
      await loadEventDays(db, eventId);
      const asked = { ...source, fromAt: from ?? null, toAt: to ?? null, offsetMs };
      const countsAt = countingBy([...(await loadStandingClocks(db, eventId)), asked]);
      let reads = 0;
      const moves = new Map<number, ReadMove[]>();
      for (const { entryId, ...read } of await findCountedReads(db, eventId, source)) {
        const move = { checkpoint: read.checkpoint, from: read.countsAt, to: countsAt(read) };
        if (move.from === move.to) continue;
        reads += 1;
        if (entryId !== null) moves.set(entryId, [...(moves.get(entryId) ?? []), move]);
      }
      const { times, moved } = await whatIfReadsMove(db, eventId, moves);
      const shown = moved.slice(0, mostShown);
      const shownIds = shown.map(({ id }) => id);
      const names = new Map((await loadNamesOfEntries(db, shownIds)).map(({ id, ...name }) => [id, name]));
      const rows = shown.map(({ id, ...place }) => ({ ...names.get(id)!, ...place }));
      return { data: { reads, entries: moves.size, times, places: moved.length, rows }, meta: {} };
    },

    /** @throws Refused `unknown`, `backwards`, `too_few_pairs`, `changed_since` */
    set: (body: BodyOf<typeof clockSet>, caller: StaffCaller) => {
      const { eventId, checkpoint, device, from: fromAt, to: toAt, offsetMs, kind, reason, expectLatest } = body;
      return change(clockSet, eventId, caller, async (tx) => {
        const source = { checkpoint, device };
        if (isBackwards({ fromAt, toAt })) throw new Refused(clockSet, [{ path: "to", code: "backwards" }]);
        const isKnown = device !== byHand && (await findSourceReads(tx, eventId, source)).length > 0;
        if (!isKnown) throw new Refused(clockSet, ["unknown"]);
        if ((await findLatestClock(tx, eventId, source)) !== expectLatest) {
          throw new Refused(clockSet, ["changed_since"]);
        }
        const evidence = kind === "hand" ? { pairs: null, spreadMs: null } : await evidenceFor(tx, body);
        const { username: by } = caller;
        const set: DecidedClock = { ...source, fromAt, toAt, offsetMs, kind, ...evidence, reason, by, at: clock() };
        const clockId = await insertClock(tx, eventId, set);
        return { source, clockId, after: { ...source, fromAt, toAt, offsetMs, kind, ...evidence }, reason };
      });
    },

    /** @throws Refused `nothing_to_undo` */
    undo: ({ eventId, clockId }: BodyOf<typeof clockUndo>, caller: StaffCaller) =>
      change(clockUndo, eventId, caller, async (tx) => {
        const standing = (await loadStandingClocks(tx, eventId)).find(({ id }) => id === clockId);
        if (!standing) throw new Refused(clockUndo, ["nothing_to_undo"]);
        await insertUndo(tx, eventId, standing, { by: caller.username, at: clock() });
        const { checkpoint, device, fromAt, toAt, offsetMs, reason: because } = standing;
        return { source: standing, clockId, before: { checkpoint, device, fromAt, toAt, offsetMs, because } };
      }),
  };
}
export type ClockDesk = ReturnType<typeof createClockDesk>;

/** A second: what people say of a clock moves by as much while others pass. */
const agreeMs = 1_000;

/**
 * What an estimate rests on when it is set: people may have passed since it was shown.
 * @throws Refused `too_few_pairs`; `changed_since` if they say something else by now
 */
async function evidenceFor(tx: Tx, { eventId, checkpoint, device, from, to, offsetMs }: BodyOf<typeof clockSet>) {
  const found = await estimateOf(tx, eventId, { checkpoint, device, fromAt: from, toAt: to });
  if (found.offsetMs === null) throw new Refused(clockSet, ["too_few_pairs"]);
  const spreadMs = found.highMs! - found.lowMs!;
  if (Math.abs(found.offsetMs - offsetMs) > Math.max(agreeMs, spreadMs)) throw new Refused(clockSet, ["changed_since"]);
  return { pairs: found.pairs, spreadMs };
}
