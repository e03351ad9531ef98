import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type entryGet } from "@time-event/contract/entries";
import { entryDelete, entrySave, entryWithdraw } from "@time-event/contract/entry-edits";
import { may } from "@time-event/domain/access/permissions";
import { askedOrKept } from "@time-event/domain/entries/asked-of-person";
import { leftBehind } from "@time-event/domain/entries/extras-of-entry";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound, Refused } from "../../http/refusals.ts";
import { isWaveOverfull } from "../waves/waves.queries.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { expectSeen } from "../edits/edit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadAskedAndSold } from "./asked-and-sold.queries.ts";
import { changeEntries } from "./change-entries.ts";
import { createCapacity } from "./capacity.ts";
import { createEnteredNumbers, numbersOf } from "./entered-numbers.ts";
import { loadHeldNumbers } from "./entered-numbers.queries.ts";
import { changeToLog, differences, fieldsToLog, maskPersonal } from "./entry-audit.ts";
import { fieldsOfForm, hasPersonalData } from "./entry-form.ts";
import { personalOf } from "./entry-personal.ts";
import { reasonsAgainst, reasonsAgainstRemoval, reasonsAgainstWithdrawal } from "./entry-rules.ts";
import { findHolders, findPenalised, loadCapacity, loadEntries } from "./entry-records.queries.ts";
import { deleteEntries, insertEntries, patchEntries } from "./entries.repository.ts";
import { loadAsked } from "../privacy/asked-of-person.queries.ts";
import { loadRemaining } from "./remaining.queries.ts";
import { type EntryFields, nameOf, type StoredEntry } from "./entries.types.ts";

type Get = typeof entryGet;
type Save = typeof entrySave;
type Withdraw = typeof entryWithdraw;
type Delete = typeof entryDelete;

export interface EntriesService {
  /** @throws NotFound `player_not_found` */
  get(query: { readonly eventId: number; readonly id: number }, caller: StaffCaller): Promise<ReplyOf<Get>>;
  /** @throws NotFound; EditConflict; Refused */
  save(body: BodyOf<Save>, caller: StaffCaller): Promise<ReplyOf<Save>>;
  withdraw(body: BodyOf<Withdraw>, caller: StaffCaller): Promise<ReplyOf<Withdraw>>;
  remove(body: BodyOf<Delete>, caller: StaffCaller): Promise<ReplyOf<Delete>>;
}

export function createEntriesService(db: Db, clock: () => InstantMs): EntriesService {
  return {
    get: async ({ eventId, id }, caller) => {
      const entry = await findEntry(db, eventId, id);
      const seesAll = may(caller, "personal_data_view", eventId);
      if (seesAll) await db.transaction().execute((tx) => recordSeen(tx, caller, eventId, entry));
      return { data: toRecord(entry, seesAll), meta: {} };
    },

    save: ({ eventId, id, revision, ageReason = "", twiceReason = "", ...form }, caller) =>
      changeEntries(db, caller, entrySave, eventId, async (tx, race) => {
        const before = id === undefined ? undefined : expectSeen(await findEntry(tx, eventId, id), revision);
        if (before && hasPersonalData(form) && !may(caller, "personal_data_view", eventId)) {
          throw new Refused(entrySave, ["personal_data_not_permitted"]);
        }
        const categories = await loadCapacity(tx, eventId);
        const capacity = createCapacity(categories);
        const wanted = fieldsOfForm(form, {
          before,
          capacity,
          raceDay: race.rules.startsOn,
          asked: askedOrKept(await loadAsked(tx, eventId), before),
        });
        const holders = await findHolders(tx, eventId, wanted);
        const ofAge = ageReason === "" ? capacity.reasonsOfAge(before, wanted, race.rules.startsOn) : [];
        const numbers = createEnteredNumbers(await loadHeldNumbers(tx, eventId, numbersOf(wanted)), categories);
        const twice = twiceReason === "" ? numbers.reasonsAgainst(before, wanted) : [];
        const left = before ? await leftOf(tx, eventId, before, wanted.categoryId) : [];
        const reasons = [...twice, ...reasonsAgainst(wanted, { before, capacity, holders, ofAge, left })];
        if (reasons.length > 0) throw new Refused(entrySave, reasons);

        const saved = await store(tx, caller, eventId, before, wanted);
        const isChosenNow = wanted.waveId !== null && wanted.waveId !== before?.waveId;
        if (isChosenNow && (await isWaveOverfull(tx, wanted.waveId)))
          throw new Refused(entrySave, [{ path: "wave", code: "wave_full" }]);
        await race.judgeAgain([saved.id]);
        const log = before ? changeToLog(differences(before, wanted)) : { after: maskPersonal(wanted) };
        const subject = { kind: "entry", id: saved.id, name: nameOf(wanted) };
        const reason = [ageReason, twiceReason].filter(Boolean).join(" · ");
        return { reply: { data: saved, meta: {} }, change: { eventId, subject, ...log, reason } };
      }),

    withdraw: ({ eventId, id, revision, withdrawn, reason }, caller) =>
      changeEntries(db, caller, entryWithdraw, eventId, async (tx, race) => {
        const before = expectSeen(await findEntry(tx, eventId, id), revision);
        const remaining = await loadRemaining(tx, eventId, [before]);
        const reasons = reasonsAgainstWithdrawal(before, withdrawn, remaining);
        if (reasons.length > 0) throw new Refused(entryWithdraw, reasons);

        const patch = { withdrawnAt: withdrawn ? clock() : null, withdrawnReason: withdrawn ? reason : "" };
        const [saved] = await patchEntries(tx, caller.username, [{ id, patch }]);
        await race.judgeAgain([id]);
        const subject = { kind: "entry", id, name: nameOf(before) };
        const log = { before: { withdrawn: !withdrawn }, after: { withdrawn }, reason };
        return { reply: { data: { revision: saved!.revision }, meta: {} }, change: { eventId, subject, ...log } };
      }),

    remove: ({ eventId, id, revision }, caller) =>
      changeEntries(db, caller, entryDelete, eventId, async (tx, race) => {
        const before = expectSeen(await findEntry(tx, eventId, id), revision);
        const reasons = reasonsAgainstRemoval(before, await findPenalised(tx, [id]));
        if (reasons.length > 0) throw new Refused(entryDelete, reasons);

        await deleteEntries(tx, [id]);
        await race.tellOfRemoval();
        const subject = { kind: "entry", id, name: nameOf(before) };
        return { reply: { data: null, meta: {} }, change: { eventId, subject, before: fieldsToLog(before) } };
      }),
  };
}

async function findEntry(db: Db | Tx, eventId: number, id: number): Promise<StoredEntry> {
  const [entry] = await loadEntries(db, eventId, [id]);
  if (!entry) throw new NotFound("player");
  return entry;
}

/** What an entry would lose in this category. */
async function leftOf(tx: Tx, eventId: number, before: StoredEntry, to: number) {
  if (before.categoryId === to) return [];
  return leftBehind(before, await loadAskedAndSold(tx, eventId), { from: before.categoryId, to });
}

async function store(
  tx: Tx,
  { username }: StaffCaller,
  eventId: number,
  before: StoredEntry | undefined,
  wanted: EntryFields,
): Promise<{ id: number; revision: number }> {
  if (before) {
    const [saved] = await patchEntries(tx, username, [{ id: before.id, patch: differences(before, wanted).after }]);
    return saved!;
  }
  const [id] = await insertEntries(tx, eventId, [wanted], { source: "hand", sourceFile: "", changedBy: username });
  return { id: id!, revision: 1 };
}

function recordSeen(tx: Tx, caller: StaffCaller, eventId: number, entry: StoredEntry): Promise<void> {
  const subject = { kind: "entry", id: entry.id, name: nameOf(entry) };
  return recordChange(tx, caller, { action: "personal-data-seen", eventId, subject });
}

function toRecord(entry: StoredEntry, seesAll: boolean): ReplyOf<Get>["data"] {
  const { withdrawnAt, withdrawnReason, chip } = entry;
  return {
    ...entry,
    wave: entry.waveId,
    chip: chip ?? "",
    personal: personalOf(entry, seesAll),
    isMasked: !seesAll,
    withdrawn: withdrawnAt === null ? null : { at: withdrawnAt, reason: withdrawnReason },
  };
}
