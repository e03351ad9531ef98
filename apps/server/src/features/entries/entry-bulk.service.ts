import { type BulkOutcome, type EntrySelection, entryBulk } from "@time-event/contract/entry-bulk";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadAskedAndSold } from "./asked-and-sold.queries.ts";
import { changeEntries, type OpenRace } from "./change-entries.ts";
import { type DecidedChange, decideBulk, type RefusedEntry } from "./decide-bulk.ts";
import { fieldsToLog, logByEntry } from "./entry-audit.ts";
import { insertBatch } from "./entry-batches.repository.ts";
import { findAllEntryIds, loadListedEvent } from "./entry-list.queries.ts";
import { filterOf } from "./entry-list.service.ts";
import { findPenalised, loadEntries } from "./entry-records.queries.ts";
import { deleteEntries, patchEntries } from "./entries.repository.ts";
import { loadRemaining } from "./remaining.queries.ts";
import { nameOf } from "./entries.types.ts";

type Bulk = typeof entryBulk;

/** @throws NotFound `event_not_found`; Refused `list_changed` */
export type ChangeMany = (body: BodyOf<Bulk>, caller: StaffCaller) => Promise<ReplyOf<Bulk>>;

const refusalsShown = 200;

export function createBulkChange(db: Db, clock: () => InstantMs): ChangeMany {
  return ({ eventId, selection, change }, caller) =>
    changeEntries(db, caller, entryBulk, eventId, async (tx, race) => {
      const entries = await loadEntries(tx, eventId, await selectedIds(tx, eventId, selection));
      const ids = entries.map(({ id }) => id);
      const remaining = await loadRemaining(tx, eventId, entries);
      const penalised = await findPenalised(tx, ids);
      const sold = change.kind === "category" ? await loadAskedAndSold(tx, eventId) : { questions: [], addOns: [] };
      const around = { ...remaining, sold, penalised, now: clock(), raceDay: race.rules.startsOn };
      const { changes, refused, same } = decideBulk(entries, change, around);
      const outcome = { changed: changes.length, same, ...shownRefusals(refused) };
      if (changes.length === 0) return { reply: { data: { ...outcome, undo: null }, meta: {} }, change: null };

      const { kind, ...detail } = change;
      const undo =
        kind === "delete"
          ? await removeAll(tx, race, changes)
          : await patchAll(tx, race, changes, { kind, detail: Object.values(detail).join(""), by: caller.username });
      return {
        reply: { data: { ...outcome, undo }, meta: {} },
        change: {
          action: `entry-bulk-${kind}`,
          eventId,
          subject: { kind: "event", id: eventId, name: race.rules.slug },
          before: kind === "delete" ? logByEntry(changes, ({ entry }) => fieldsToLog(entry)) : logByEntry(changes),
          after: detail,
        },
      };
    });
}

async function removeAll(tx: Tx, race: OpenRace, changes: readonly DecidedChange[]): Promise<null> {
  await deleteEntries(
    tx,
    changes.map(({ entry }) => entry.id),
  );
  await race.tellOfRemoval();
  return null;
}

/** @returns the id by which it can be undone */
async function patchAll(
  tx: Tx,
  race: OpenRace,
  changes: readonly DecidedChange[],
  { kind, detail, by }: { kind: "category" | "club" | "shirt" | "withdraw" | "restore"; detail: string; by: string },
): Promise<number> {
  const patches = changes.map(({ entry, change }) => ({ id: entry.id, patch: change.after }));
  const patched = await patchEntries(tx, by, patches);
  const changeOf = new Map(changes.map(({ entry, change }) => [entry.id, change]));
  const rows = patched.map(({ id, revision }) => ({ id, revision, change: changeOf.get(id)! }));
  const undo = await insertBatch(tx, { eventId: race.eventId, kind, detail, madeBy: by }, rows);
  if (kind !== "club" && kind !== "shirt") await race.judgeAgain(patched.map(({ id }) => id));
  return undo;
}

async function selectedIds(tx: Tx, eventId: number, selection: EntrySelection): Promise<readonly number[]> {
  if ("ids" in selection) return selection.ids;
  const event = await loadListedEvent(tx, eventId);
  if (!event) throw new NotFound("event");
  const ids = await findAllEntryIds(tx, event, filterOf(selection.filter));
  if (ids.length !== selection.count) throw new Refused(entryBulk, ["list_changed"]);
  return ids;
}

export function shownRefusals(refused: readonly RefusedEntry[]): Pick<BulkOutcome, "refusedCount" | "refused"> {
  return {
    refusedCount: refused.length,
    refused: refused.slice(0, refusalsShown).map(({ entry, reasons }) => ({
      id: entry.id,
      bib: entry.bib,
      name: nameOf({ ...entry, bib: "" }),
      reasons: [...reasons],
    })),
  };
}
