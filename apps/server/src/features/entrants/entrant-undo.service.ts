import type { entrantBulkUndo } from "@time-event/contract/entrant-bulk";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { EntrantRefusal } from "@time-event/domain/entrants/entrant";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeEntrants } from "./change-entrants.ts";
import type { RefusedEntrant } from "./decide-bulk.ts";
import { createDoors } from "./doors.ts";
import { loadBatchRows, type StoredBatchRow } from "./entrant-batches.queries.ts";
import { claimUndo } from "./entrant-batches.repository.ts";
import { shownRefusals } from "./entrant-bulk.service.ts";
import { findPenalised, loadDoors, loadEntrants, loadNamedEntrants } from "./entrant-records.queries.ts";
import { reasonsAgainst, reasonsAgainstRemoval } from "./entrant-rules.ts";
import { deleteEntrants, patchEntrants } from "./entrants.repository.ts";
import type { EntrantPatch, StoredEntrant } from "./entrants.types.ts";

type Undo = typeof entrantBulkUndo;

/**
 * Takes back what was done with many, but for those whom somebody changed since and those for whom there is no way back.
 * @throws Refused `nothing_to_undo`
 */
export type UndoMany = (body: BodyOf<Undo>, caller: StaffCaller) => Promise<ReplyOf<Undo>>;

export function createBulkUndo(db: Db): UndoMany {
  return ({ eventId, undo: batchId }, caller) =>
    changeEntrants(db, eventId, async (tx, race) => {
      if (!(await claimUndo(tx, eventId, batchId))) throw new Refused(["nothing_to_undo"]);
      const { patches, entered, refused } = await decideUndo(tx, eventId, await loadBatchRows(tx, batchId));

      await patchEntrants(tx, caller.username, patches);
      await race.judgeAgain(patches.map(({ id }) => id));
      await deleteEntrants(tx, entered);
      if (entered.length > 0) await race.tellOfRemoval();
      const subject = { kind: "event", id: eventId, name: race.rules.slug };
      const after = { undo: batchId, changedBack: patches.map(({ id }) => id), removed: entered };
      await recordChange(tx, caller, { action: "entrant-bulk-undo", eventId, subject, after });
      const changed = patches.length + entered.length;
      return { data: { changed, same: 0, ...shownRefusals(refused), undo: null }, meta: {} };
    });
}

interface UndoDecision {
  readonly patches: readonly { readonly id: number; readonly patch: EntrantPatch }[];
  /** Entered by what is taken back. */
  readonly entered: readonly number[];
  readonly refused: readonly RefusedEntrant[];
}

async function decideUndo(tx: Tx, eventId: number, rows: readonly StoredBatchRow[]): Promise<UndoDecision> {
  const ids = rows.map(({ id }) => id);
  const entrants = new Map((await loadEntrants(tx, eventId, ids)).map((entrant) => [entrant.id, entrant]));
  const penalised = await findPenalised(tx, ids);
  const doors = createDoors(await loadDoors(tx, eventId));
  const holders = await holdersOf(tx, eventId, rows);

  const reasonsFor = (entrant: StoredEntrant, { revision, before }: StoredBatchRow): EntrantRefusal[] => {
    if (entrant.revision !== revision) return ["changed_since"];
    if (before === null) return reasonsAgainstRemoval(entrant, penalised);
    return reasonsAgainst({ ...entrant, ...before }, { before: entrant, doors, holders: holders(before) });
  };

  const patches: { id: number; patch: EntrantPatch }[] = [];
  const entered: number[] = [];
  const refused: RefusedEntrant[] = [];
  for (const row of rows) {
    const entrant = entrants.get(row.id);
    if (!entrant) continue;
    const reasons = reasonsFor(entrant, row);
    if (reasons.length > 0) refused.push({ entrant, reasons });
    else if (row.before === null) entered.push(row.id);
    else {
      patches.push({ id: row.id, patch: row.before });
      doors.move(entrant, { ...entrant, ...row.before });
    }
  }
  return { patches, entered, refused };
}

/** Who holds the bibs and chips by now that entrants would have back. */
async function holdersOf(tx: Tx, eventId: number, rows: readonly StoredBatchRow[]) {
  const befores = rows.flatMap(({ before }) => before ?? []);
  const bibs = befores.flatMap(({ bib }) => bib || []);
  const chips = befores.flatMap(({ chip }) => chip ?? []);
  const holders = await loadNamedEntrants(tx, eventId, { bibs, chips, names: [] });
  const byBib = new Map(holders.map(({ id, bib }) => [bib, id]));
  const byChip = new Map(holders.map(({ id, chip }) => [chip, id]));
  return ({ bib, chip }: EntrantPatch) => ({
    ofBib: bib ? byBib.get(bib) : undefined,
    ofChip: chip ? byChip.get(chip) : undefined,
  });
}
