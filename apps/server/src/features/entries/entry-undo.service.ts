import { entryBulkUndo } from "@time-event/contract/entry-bulk";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { EntryReason } from "@time-event/domain/entries/entry";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeEntries } from "./change-entries.ts";
import { differences, type EntryChange } from "./entry-audit.ts";
import { ofWhole, type RefusedEntry } from "./decide-bulk.ts";
import { loadBatchRows, type StoredBatchRow } from "./entry-batches.queries.ts";
import { claimUndo, insertBatch } from "./entry-batches.repository.ts";
import { shownRefusals } from "./entry-bulk.service.ts";
import { findPenalised, loadEntries, loadNamedEntries } from "./entry-records.queries.ts";
import { reasonsAgainst, reasonsAgainstRemoval } from "./entry-rules.ts";
import { deleteEntries, patchEntries } from "./entries.repository.ts";
import { loadRemaining } from "./remaining.queries.ts";
import type { EntryPatch, StoredEntry } from "./entries.types.ts";

type Undo = typeof entryBulkUndo;

/**
 * Undoes a change of many entries, except for those that somebody changed since and those that cannot be undone.
 * @throws Refused `nothing_to_undo`
 */
export type UndoMany = (body: BodyOf<Undo>, caller: StaffCaller) => Promise<ReplyOf<Undo>>;

export function createBulkUndo(db: Db): UndoMany {
  return ({ eventId, undo: batchId }, caller) =>
    changeEntries(db, caller, entryBulkUndo, eventId, async (tx, race) => {
      if (!(await claimUndo(tx, eventId, batchId))) throw new Refused(entryBulkUndo, ["nothing_to_undo"]);
      const { patches, entered, refused } = await decideUndo(tx, eventId, await loadBatchRows(tx, batchId));

      const saved = await patchEntries(tx, caller.username, patches);
      // the undo is a part of each entry's history
      const changes = new Map(patches.map(({ id, change }) => [id, change]));
      const batch = { eventId, kind: "undo", detail: "", madeBy: caller.username } as const;
      if (saved.length > 0)
        await insertBatch(
          tx,
          batch,
          saved.map((entry) => ({ ...entry, change: changes.get(entry.id)! })),
        );
      await race.judgeAgain(patches.map(({ id }) => id));
      await deleteEntries(tx, entered);
      if (entered.length > 0) await race.tellOfRemoval();
      const subject = { kind: "event", id: eventId, name: race.rules.slug };
      const after = { entriesBack: patches.length, entriesRemoved: entered.length };
      const changed = patches.length + entered.length;
      const data = { changed, same: 0, ...shownRefusals(refused), undo: null };
      return { reply: { data, meta: {} }, change: { eventId, subject, after } };
    });
}

interface UndoDecision {
  readonly patches: readonly { readonly id: number; readonly patch: EntryPatch; readonly change: EntryChange }[];
  /** The batch that is undone added them. */
  readonly entered: readonly number[];
  readonly refused: readonly RefusedEntry[];
}

async function decideUndo(tx: Tx, eventId: number, rows: readonly StoredBatchRow[]): Promise<UndoDecision> {
  const ids = rows.map(({ id }) => id);
  const entries = new Map((await loadEntries(tx, eventId, ids)).map((entry) => [entry.id, entry]));
  const penalised = await findPenalised(tx, ids);
  const befores = rows.flatMap(({ id, before }) => {
    const entry = entries.get(id);
    return entry && before ? [{ ...entry, ...before }] : [];
  });
  const remaining = await loadRemaining(tx, eventId, [...entries.values(), ...befores]);
  const holders = await holdersOf(tx, eventId, rows);

  const reasonsFor = (entry: StoredEntry, { revision, before }: StoredBatchRow): EntryReason[] => {
    if (entry.revision !== revision) return [ofWhole("changed_since")];
    if (before === null) return reasonsAgainstRemoval(entry, penalised).map(ofWhole);
    const after = { ...entry, ...before };
    return [
      ...remaining.numbers.reasonsAgainst(entry, after),
      ...(remaining.stock.missing(entry, after).length > 0 ? [ofWhole("sold_out")] : []),
      ...reasonsAgainst(after, { before: entry, capacity: remaining.capacity, holders: holders(before) }),
    ];
  };

  const patches: { id: number; patch: EntryPatch; change: EntryChange }[] = [];
  const entered: number[] = [];
  const refused: RefusedEntry[] = [];
  for (const row of rows) {
    const entry = entries.get(row.id);
    if (!entry) continue;
    const reasons = reasonsFor(entry, row);
    if (reasons.length > 0) refused.push({ entry, reasons });
    else if (row.before === null) entered.push(row.id);
    else {
      patches.push({ id: row.id, patch: row.before, change: differences(entry, row.before) });
      for (const each of Object.values(remaining)) each.move(entry, { ...entry, ...row.before });
    }
  }
  return { patches, entered, refused };
}

/** The entries that now have the bibs and chips which the undone entries would get back. */
async function holdersOf(tx: Tx, eventId: number, rows: readonly StoredBatchRow[]) {
  const befores = rows.flatMap(({ before }) => before ?? []);
  const bibs = befores.flatMap(({ bib }) => bib || []);
  const chips = befores.flatMap(({ chip }) => chip ?? []);
  const holders = await loadNamedEntries(tx, eventId, { bibs, chips, names: [] });
  const byBib = new Map(holders.map(({ id, bib }) => [bib, id]));
  const byChip = new Map(holders.map(({ id, chip }) => [chip, id]));
  return ({ bib, chip }: EntryPatch) => ({
    ofBib: bib ? byBib.get(bib) : undefined,
    ofChip: chip ? byChip.get(chip) : undefined,
  });
}
