import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type entryDuplicates, entryMerge } from "@time-event/contract/entry-duplicates";
import { differingFields, mergedFields } from "@time-event/domain/entries/merge-entries";
import type { InstantMs } from "@time-event/domain/time/instant";
import { fullName } from "@time-event/domain/entries/full-name";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { expectSeen } from "../edits/edit.service.ts";
import { changeEntries } from "./change-entries.ts";
import { changeToLog, differences } from "./entry-audit.ts";
import { insertBatch } from "./entry-batches.repository.ts";
import { findDuplicateIds } from "./entry-duplicates.queries.ts";
import { openListedEvent } from "./entry-list.service.ts";
import { loadEntries, loadEntriesInOrder } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";
import { loadEntryExtras } from "./entry-extras.queries.ts";
import { loadQuestions } from "../questions/questions.queries.ts";
import { type EntryPatch, nameOf, type StoredEntry } from "./entries.types.ts";

/** One person who was entered twice: found, and merged into one entry. */
export function createEntryDuplicates(db: Db, clock: () => InstantMs) {
  return {
    /** @throws NotFound */
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof entryDuplicates>> => {
      await openListedEvent(db, eventId);
      const entries = await loadEntriesInOrder(db, eventId, await findDuplicateIds(db, eventId));
      const groups: StoredEntry[][] = [];
      for (const entry of entries) {
        const group = groups.find((each) => each.every((other) => looksTheSame(entry, other)));
        if (group) group.push(entry);
        else groups.push([entry]);
      }
      const data = groups
        .filter(({ length }) => length > 1)
        .map((group) => ({ entries: group, differ: differingFields(group) }));
      return { data, meta: {} };
    },

    /** @throws NotFound, EditConflict, Refused */
    merge: ({ eventId, keep, drop, take = [] }: BodyOf<typeof entryMerge>, caller: StaffCaller) =>
      changeEntries<ReplyOf<typeof entryMerge>>(db, caller, entryMerge, eventId, async (tx, race) => {
        if (keep.id === drop.id) throw new Refused(entryMerge, ["same_entry"]);
        const stays = expectSeen(await findEntry(tx, eventId, keep.id), keep.revision);
        const goes = expectSeen(await findEntry(tx, eventId, drop.id), drop.revision);
        const isGone = stays.withdrawnAt !== null || goes.withdrawnAt !== null;
        const reasons = [
          ...(isGone ? (["already_withdrawn"] as const) : []),
          // what was seen on the course stays whose it is
          ...(goes.hasReads ? (["has_reads"] as const) : []),
        ];
        if (reasons.length > 0) throw new Refused(entryMerge, reasons);

        const filled = { ...mergedFields(stays, goes, take), ...(await mergedExtras(tx, eventId, stays, goes)) };
        const changes = [
          { entry: stays, change: differences(stays, filled as EntryPatch) },
          {
            entry: goes,
            change: differences(goes, { withdrawnAt: clock(), withdrawnReason: `= ${nameOf(stays)}` }),
          },
        ];
        const patches = changes.map(({ entry, change }) => ({ id: entry.id, patch: change.after }));
        const patched = await patchEntries(tx, caller.username, patches);
        const rows = changes.map(({ entry, change }) => {
          const { revision } = patched.find(({ id }) => id === entry.id)!;
          return { id: entry.id, revision, change };
        });
        const batch = {
          eventId,
          kind: "merge",
          detail: `${nameOf(goes)} → ${nameOf(stays)}`,
          madeBy: caller.username,
        } as const;
        const undo = await insertBatch(tx, batch, rows);
        await race.judgeAgain([stays.id, goes.id]);
        return {
          reply: { data: { filled: Object.keys(filled), undo }, meta: {} },
          change: changes.map(({ entry, change }) => ({
            eventId,
            subject: { kind: "entry", id: entry.id, name: nameOf(entry) },
            ...changeToLog(change),
          })),
        };
      }),
  };
}

/**
 * What the one that stays lacks of answers and add-ons. Those of an order stand there: nothing is added to them, and what was
 * bought stays with its order.
 */
async function mergedExtras(tx: Tx, eventId: number, stays: StoredEntry, goes: StoredEntry): Promise<EntryPatch> {
  if (stays.source === "order") return {};
  const { answers = {} } = (await loadEntryExtras(tx, eventId, [goes.id])).get(goes.id) ?? {};
  const files = new Set(
    (await loadQuestions(tx, eventId)).flatMap(({ id, kind }) => (kind === "file" ? [`${id}`] : [])),
  );
  const filled = Object.entries(answers).filter(([id]) => stays.answers[id] === undefined && !files.has(id));
  const lacking = goes.addOns.filter(({ addOn }) => !stays.addOns.some((own) => own.addOn === addOn));
  return {
    ...(filled.length > 0 && { answers: { ...stays.answers, ...Object.fromEntries(filled) } }),
    ...(lacking.length > 0 && { addOns: [...stays.addOns, ...lacking] }),
  };
}

async function findEntry(tx: Tx, eventId: number, id: number): Promise<StoredEntry> {
  const [entry] = await loadEntries(tx, eventId, [id]);
  if (!entry) throw new NotFound("player");
  return entry;
}

function looksTheSame(one: StoredEntry, other: StoredEntry): boolean {
  const documentOf = ({ nationalId, passport }: StoredEntry) => nationalId || passport;
  const hasDocuments = documentOf(one) !== "" && documentOf(other) !== "";
  if (hasDocuments) return documentOf(one) === documentOf(other);
  const isBornOtherwise = one.birthDate !== null && other.birthDate !== null && one.birthDate !== other.birthDate;
  return fullName(one).toLowerCase() === fullName(other).toLowerCase() && !isBornOtherwise;
}
