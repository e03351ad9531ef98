import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type PlacePool,
  placePoolDelete,
  type PlacePoolForm,
  type placePoolList,
  placePoolSave,
} from "@time-event/contract/place-pools";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { lockPlaces } from "../places/places.queries.ts";
import { findPlacePool, loadPlacePools } from "./place-pools.queries.ts";
import {
  copyPlacePools,
  deletePlacePool,
  insertPlacePool,
  recountPlacePool,
  removeCategoryFromPools,
  updatePlacePool,
} from "./place-pools.repository.ts";

const about = ({ id, name }: PlacePool) => ({ kind: "place-pool", id, name: name.th });

/** How many are taken changes without staff: the log does not tell it. */
const told = ({ id: _id, taken: _taken, revision: _revision, changedAt: _at, changedBy: _by, ...fields }: PlacePool) =>
  fields;

export function createPlacePoolsService(db: Db) {
  return {
    /** @throws NotFound */
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof placePoolList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadPlacePools(db, eventId), meta: { categories: await loadCategoryNames(db, eventId) } };
    },

    /** @throws NotFound, EditConflict, Refused */
    save: ({ eventId, id, revision, ...form }: BodyOf<typeof placePoolSave>, caller: StaffCaller) =>
      edit(db, caller, placePoolSave, async (tx) => {
        await lockEvent(tx, eventId);
        // nobody takes a place while what is taken is counted anew
        await lockPlaces(tx, eventId);
        const before = expectSeenOrNew(await findPlacePool(tx, eventId, id), { id, revision });
        await expectCategories(tx, eventId, form);
        const stored = before?.id ?? (await insertPlacePool(tx, eventId, form, caller.username));
        if (before) await updatePlacePool(tx, stored, form, caller.username);
        await recountPlacePool(tx, stored);
        const after = (await findPlacePool(tx, eventId, stored))!;
        if (after.taken > after.capacity) throw new Refused(placePoolSave, ["capacity_below_entered"]);
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after, told) } };
      }),

    remove: ({ eventId, id, revision }: BodyOf<typeof placePoolDelete>, caller: StaffCaller) =>
      edit(db, caller, placePoolDelete, async (tx) => {
        await lockEvent(tx, eventId);
        await lockPlaces(tx, eventId);
        const before = expectSeen(await findPlacePool(tx, eventId, id), revision);
        await deletePlacePool(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined, told) } };
      }),
  };
}

/** @throws Refused */
async function expectCategories(tx: Tx, eventId: number, { categoryIds }: PlacePoolForm): Promise<void> {
  if (categoryIds === null) return;
  if (categoryIds.length === 0) throw new Refused(placePoolSave, [{ path: "categoryIds", code: "required" }]);
  const known = (await loadCategoryNames(tx, eventId)).map((category) => category.id);
  if (!categoryIds.every((each) => known.includes(each)))
    throw new Refused(placePoolSave, [{ path: "categoryIds", code: "unknown" }]);
}

/** A category shares places no more, because it is being removed. */
export async function forgetCategory(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await removeCategoryFromPools(tx, eventId, categoryId);
}

/** Copies the shared places of an event to another, which has its categories already. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyPlacePools(tx, toEventId, await loadPlacePools(tx, fromEventId));
}
