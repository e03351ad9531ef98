import type { BodyOf, Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import {
  readAdd,
  type readChangeList,
  readMove,
  type ReadsChanged,
  readRestore,
  type readSpanPreview,
  readSpanVoid,
  readUndo,
  readVoid,
} from "@time-event/contract/read-changes";
import type { ReadListQuery, readList, readRateList, readSourceList } from "@time-event/contract/reads";
import { type ReadChangeKind, voidedAfterUndo } from "@time-event/domain/reads/read-changes";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { InstantMs } from "@time-event/domain/time/instant";
import { doubtOf, raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import type { RaceRules } from "../results/race-rules.queries.ts";
import { announceResults, beginResults, judgeAndStore } from "../results/results.service.ts";
import {
  type AddedRead,
  findReads,
  findSame,
  insertAdded,
  insertChange,
  lockStanding,
  setReplaces,
  setVoided,
  storeUndone,
} from "./read-changes.repository.ts";
import {
  findEntriesOfReads,
  findSpan,
  hasBib,
  loadReadChanges,
  loadReadPage,
  loadReadRates,
  loadReadSources,
  type ReadSpan,
} from "./read-desk.queries.ts";

interface Working {
  readonly tx: Tx;
  readonly rules: RaceRules;
  readonly now: InstantMs;
  /** Notes a change by the caller. */
  readonly note: (kind: ReadChangeKind, reason: string) => Promise<number>;
}

interface Worked {
  readonly changeId: number;
  /** The reads that count otherwise now. */
  readonly ids: readonly number[];
  /** For the audit log. */
  readonly told: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

/** Where staff look at the reads of an event and put them right. */
export function createReadDesk(db: Db, clock: () => InstantMs) {
  /** Makes a change of reads, and judges whom it concerns in the same transaction. */
  async function change(
    call: Pick<Endpoint, "name">,
    eventId: number,
    caller: StaffCaller,
    work: (working: Working) => Promise<Worked>,
  ): Promise<{ readonly data: ReadsChanged; readonly meta: Record<string, never> }> {
    const now = clock();
    const reply = await edit(db, caller, call, async (tx) => {
      const { version, rules } = await beginResults(tx, eventId);
      const note = (kind: ReadChangeKind, reason: string) =>
        insertChange(tx, { eventId, kind, reason, by: caller.username, now });
      const { changeId, ids, told, reason } = await work({ tx, rules, now, note });
      await judgeAndStore(tx, rules, version, await findEntriesOfReads(tx, eventId, ids));
      const subject = { kind: "read", id: changeId, name: nameOf(told) };
      return {
        reply: { data: { changeId, reads: ids.length, version }, meta: {} },
        change: { eventId, subject, after: { ...told, reads: ids.length }, reason },
      };
    });
    await announceResults(db, eventId);
    return reply;
  }

  return {
    list: async (filter: ReadListQuery): Promise<ReplyOf<typeof readList>> => {
      await loadEventDays(db, filter.eventId);
      const data = await loadReadPage(db, filter);
      return { data, meta: { next: data.length < filter.limit ? null : data.at(-1)!.id, serverAt: clock() } };
    },

    sources: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof readSourceList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadReadSources(db, eventId), meta: {} };
    },

    rates: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof readRateList>> => {
      const days = await loadEventDays(db, eventId);
      const { time, rates } = await loadReadRates(db, eventId, raceWindow(days));
      return { data: rates, meta: { time } };
    },

    changes: async (query: {
      readonly eventId: number;
      readonly limit: number;
    }): Promise<ReplyOf<typeof readChangeList>> => {
      await loadEventDays(db, query.eventId);
      return { data: await loadReadChanges(db, query.eventId, query.limit), meta: {} };
    },

    /** @throws Refused `unknown`, `not_race_days`, `already_there` */
    add: ({ eventId, reason, ...typed }: BodyOf<typeof readAdd>, caller: StaffCaller) =>
      change(readAdd, eventId, caller, async ({ tx, rules, note }) => {
        const read = { ...typed, bib: arabicDigits(typed.bib) };
        const { bib, checkpoint, at } = read;
        if (!rules.checkpoints.has(checkpoint)) throw new Refused(readAdd, [{ path: "checkpoint", code: "unknown" }]);
        if (doubtOf(at, raceWindow(rules))) throw new Refused(readAdd, [{ path: "at", code: "not_race_days" }]);
        await expectBib(tx, readAdd, eventId, bib);
        const changeId = await note("add", reason);
        const added: AddedRead = { ...read, source: byHand, device: byHand, replaces: null };
        const ids = await addOrRestore(tx, readAdd, { eventId, changeId }, added);
        return { changeId, ids, told: read, reason };
      }),

    /** @throws Refused `unknown`, `nothing_to_change` */
    void: ({ eventId, ids, reason }: BodyOf<typeof readVoid>, caller: StaffCaller) =>
      change(readVoid, eventId, caller, async ({ tx, now, note }) => {
        const told = await tellOf(tx, readVoid, eventId, ids);
        const changeId = await note("void", reason);
        const voided = await setVoided(tx, changeId, ids, { voidedAt: now });
        if (voided.length === 0) throw new Refused(readVoid, ["nothing_to_change"]);
        return { changeId, ids: voided, told, reason };
      }),

    /** @throws Refused `unknown`, `nothing_to_change` */
    restore: ({ eventId, ids, reason }: BodyOf<typeof readRestore>, caller: StaffCaller) =>
      change(readRestore, eventId, caller, async ({ tx, note }) => {
        const told = await tellOf(tx, readRestore, eventId, ids);
        const changeId = await note("restore", reason);
        const restored = await setVoided(tx, changeId, ids, { voidedAt: null });
        if (restored.length === 0) throw new Refused(readRestore, ["nothing_to_change"]);
        return { changeId, ids: restored, told, reason };
      }),

    /** @throws Refused `unknown`, `same_bib`, `already_there`, `nothing_to_change` */
    move: ({ eventId, id, bib: typed, reason }: BodyOf<typeof readMove>, caller: StaffCaller) =>
      change(readMove, eventId, caller, async ({ tx, now, note }) => {
        const bib = arabicDigits(typed);
        const [read] = await findReads(tx, eventId, [id]);
        if (!read) throw new Refused(readMove, [{ path: "id", code: "unknown" }]);
        if (read.voidedAt !== null) throw new Refused(readMove, ["nothing_to_change"]);
        if (read.bib === bib) throw new Refused(readMove, [{ path: "bib", code: "same_bib" }]);
        await expectBib(tx, readMove, eventId, bib);
        const changeId = await note("move", reason);
        await setVoided(tx, changeId, [id], { voidedAt: now });
        const { checkpoint, at, source, device } = read;
        const moved: AddedRead = { checkpoint, at, source, device, bib, replaces: id };
        const added = await addOrRestore(tx, readMove, { eventId, changeId }, moved);
        const told = { checkpoint, at, bib, from: read.bib ?? read.chip };
        return { changeId, ids: [id, ...added], told, reason };
      }),

    spanPreview: async ({
      eventId,
      ...span
    }: ReadSpan & { readonly eventId: number }): Promise<ReplyOf<typeof readSpanPreview>> => {
      await loadEventDays(db, eventId);
      const ids = await findSpan(db, eventId, span);
      const entries = await findEntriesOfReads(db, eventId, ids);
      return { data: { reads: ids.length, entries: entries.length }, meta: {} };
    },

    /** @throws Refused `changed_since` */
    voidSpan: ({ eventId, reason, expectReads, ...span }: BodyOf<typeof readSpanVoid>, caller: StaffCaller) =>
      change(readSpanVoid, eventId, caller, async ({ tx, now, note }) => {
        const found = await findSpan(tx, eventId, span);
        if (found.length !== expectReads) throw new Refused(readSpanVoid, ["changed_since"]);
        const changeId = await note("void", reason);
        const ids = await setVoided(tx, changeId, found, { voidedAt: now });
        return { changeId, ids, told: { ...span }, reason };
      }),

    /** @throws Refused `nothing_to_undo`, `changed_since` */
    undo: ({ eventId, changeId }: BodyOf<typeof readUndo>, caller: StaffCaller) =>
      change(readUndo, eventId, caller, async ({ tx, now }) => {
        const standing = await lockStanding(tx, eventId, changeId);
        if (!standing) throw new Refused(readUndo, ["nothing_to_undo"]);
        if (standing.isOvertaken) throw new Refused(readUndo, ["changed_since"]);
        const { effects, madeAt, kind, reason } = standing;
        const voided = effects.map((each) => ({ id: each.id, voidedAt: voidedAfterUndo(each, { madeAt, now }) }));
        await storeUndone(tx, changeId, voided, { by: caller.username, now });
        return { changeId, ids: voided.map(({ id }) => id), told: { undone: kind, because: reason } };
      }),
  };
}
export type ReadDesk = ReturnType<typeof createReadDesk>;

/** Source and device of reads that staff add: their clock needs no correction. */
const byHand = "hand";

/** Adds a read, or lets the same one count again that staff once added and took back. */
async function addOrRestore(
  tx: Tx,
  call: typeof readAdd | typeof readMove,
  change: { readonly eventId: number; readonly changeId: number },
  read: AddedRead,
): Promise<number[]> {
  const added = await insertAdded(tx, change, read);
  if (added !== undefined) return [added];
  const same = await findSame(tx, change.eventId, read);
  if (!same || same.voidedAt === null) throw new Refused(call, ["already_there"]);
  await setReplaces(tx, same.id, read.replaces);
  return setVoided(tx, change.changeId, [same.id], { voidedAt: null });
}

async function expectBib(tx: Tx, call: typeof readAdd | typeof readMove, eventId: number, bib: string): Promise<void> {
  if (!(await hasBib(tx, eventId, bib))) throw new Refused(call, [{ path: "bib", code: "unknown" }]);
}

/** What the audit log tells of reads. */
async function tellOf(tx: Tx, call: typeof readVoid | typeof readRestore, eventId: number, ids: readonly number[]) {
  const found = await findReads(tx, eventId, ids);
  if (found.length < new Set(ids).size) throw new Refused(call, ["unknown"]);
  const [first] = found;
  const { checkpoint, bib, chip, at } = first!;
  return found.length === 1 ? { checkpoint, bib: bib ?? chip, at } : { ids: ids.slice(0, 50) };
}

function nameOf(told: Worked["told"]): string {
  return [told["bib"], told["checkpoint"]].filter((part) => typeof part === "string").join(" ");
}
