import type { BulkOutcome, EntrantSelection, entrantBulk } from "@time-event/contract/entrant-bulk";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeEntrants, type OpenRace } from "./change-entrants.ts";
import { type DecidedChange, decideBulk, type RefusedEntrant } from "./decide-bulk.ts";
import { createDoors } from "./doors.ts";
import { fieldsToLog, logByEntrant } from "./entrant-audit.ts";
import { insertBatch } from "./entrant-batches.repository.ts";
import { findAllEntrantIds, loadListedEvent } from "./entrant-list.queries.ts";
import { filterOf } from "./entrant-list.service.ts";
import { findPenalised, loadDoors, loadEntrants } from "./entrant-records.queries.ts";
import { deleteEntrants, patchEntrants } from "./entrants.repository.ts";
import { nameOf } from "./entrants.types.ts";

type Bulk = typeof entrantBulk;

/** @throws NotFound `event_not_found`; Refused `count_changed` */
export type ChangeMany = (body: BodyOf<Bulk>, caller: StaffCaller) => Promise<ReplyOf<Bulk>>;

const refusalsShown = 200;

export function createBulkChange(db: Db, clock: () => InstantMs): ChangeMany {
  return ({ eventId, selection, change }, caller) =>
    changeEntrants(db, eventId, async (tx, race) => {
      const entrants = await loadEntrants(tx, eventId, await selectedIds(tx, eventId, selection));
      const ids = entrants.map(({ id }) => id);
      const doors = createDoors(await loadDoors(tx, eventId));
      const around = { doors, penalised: await findPenalised(tx, ids), now: clock() };
      const { changes, refused, same } = decideBulk(entrants, change, around);
      const outcome = { changed: changes.length, same, ...shownRefusals(refused) };
      if (changes.length === 0) return { data: { ...outcome, undo: null }, meta: {} };

      const { kind, ...detail } = change;
      const undo =
        kind === "delete"
          ? await removeAll(tx, race, changes)
          : await patchAll(tx, race, changes, { kind, detail: Object.values(detail).join(""), by: caller.username });
      await recordChange(tx, caller, {
        action: `entrant-bulk-${kind}`,
        eventId,
        subject: { kind: "event", id: eventId, name: race.rules.slug },
        before:
          kind === "delete" ? logByEntrant(changes, ({ entrant }) => fieldsToLog(entrant)) : logByEntrant(changes),
        after: detail,
      });
      return { data: { ...outcome, undo }, meta: {} };
    });
}

async function removeAll(tx: Tx, race: OpenRace, changes: readonly DecidedChange[]): Promise<null> {
  await deleteEntrants(
    tx,
    changes.map(({ entrant }) => entrant.id),
  );
  await race.tellOfRemoval();
  return null;
}

/** @returns by which it is undone */
async function patchAll(
  tx: Tx,
  race: OpenRace,
  changes: readonly DecidedChange[],
  { kind, detail, by }: { kind: "category" | "club" | "shirt" | "withdraw" | "restore"; detail: string; by: string },
): Promise<number> {
  const patches = changes.map(({ entrant, change }) => ({ id: entrant.id, patch: change.after }));
  const patched = await patchEntrants(tx, by, patches);
  const changeOf = new Map(changes.map(({ entrant, change }) => [entrant.id, change]));
  const rows = patched.map(({ id, revision }) => ({ id, revision, change: changeOf.get(id)! }));
  const undo = await insertBatch(tx, { eventId: race.eventId, kind, detail, madeBy: by }, rows);
  if (kind !== "club" && kind !== "shirt") await race.judgeAgain(patched.map(({ id }) => id));
  return undo;
}

async function selectedIds(tx: Tx, eventId: number, selection: EntrantSelection): Promise<readonly number[]> {
  if ("ids" in selection) return selection.ids;
  const event = await loadListedEvent(tx, eventId);
  if (!event) throw new NotFound("event");
  const ids = await findAllEntrantIds(tx, event, filterOf(selection.filter));
  if (ids.length !== selection.count) throw new Refused(["count_changed"]);
  return ids;
}

export function shownRefusals(refused: readonly RefusedEntrant[]): Pick<BulkOutcome, "refusedCount" | "refused"> {
  return {
    refusedCount: refused.length,
    refused: refused.slice(0, refusalsShown).map(({ entrant, reasons }) => ({
      id: entrant.id,
      bib: entrant.bib,
      name: nameOf({ ...entrant, bib: "" }),
      reasons: [...reasons],
    })),
  };
}
