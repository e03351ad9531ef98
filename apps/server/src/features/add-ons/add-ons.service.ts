import {
  type AddOn,
  addOnDelete,
  type AddOnForm,
  type addOnList,
  addOnOrder,
  addOnSave,
} from "@time-event/contract/add-ons";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { addOnProblems } from "@time-event/domain/add-ons/add-on-problems";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { eventImages } from "../images/images.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { findAddOn, loadAddOns, loadStock, lockStock } from "./add-ons.queries.ts";
import { deleteAddOn, insertAddOn, removeCategoryFromAddOns, updateAddOn } from "./add-ons.repository.ts";

const about = ({ id, name }: AddOn) => ({ kind: "add-on", id, name: name.th });

export function createAddOnsService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof addOnList>> => {
      await loadEventDays(db, eventId);
      const sold = (await loadStock(db, eventId)).map(({ addOn, option, taken }) => ({ addOn, option, taken }));
      const meta = { categories: await loadCategoryNames(db, eventId), sold };
      return { data: await loadAddOns(db, eventId), meta };
    },

    /** @throws NotFound, EditConflict, Refused by the rules of add-ons */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof addOnSave>, caller: StaffCaller) => {
      const problems = addOnProblems(form);
      if (problems.length > 0) throw new Refused(addOnSave, problems);
      return edit(db, caller, addOnSave, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeenOrNew(await findAddOn(tx, eventId, id), { id, revision });
        const known = (await loadCategoryNames(tx, eventId)).map((category) => category.id);
        if (!(form.categoryIds ?? []).every((each) => known.includes(each))) {
          throw new Refused(addOnSave, [{ path: "categoryIds", code: "unknown" }]);
        }
        const pictures = (await eventImages(tx, eventId)).filter(({ kind }) => kind === "add_on");
        if (form.pictureId && !pictures.some((picture) => picture.id === form.pictureId)) {
          throw new Refused(addOnSave, [{ path: "pictureId", code: "unknown" }]);
        }
        const lost = before ? await stockReasons(tx, eventId, before.id, form) : [];
        if (lost.length > 0) throw new Refused(addOnSave, lost);

        const stored = before?.id ?? (await insertAddOn(tx, eventId, form, caller.username));
        if (before) await updateAddOn(tx, stored, form, caller.username);
        const after = (await findAddOn(tx, eventId, stored))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      });
    },

    remove: ({ eventId, id, revision }: BodyOf<typeof addOnDelete>, caller: StaffCaller) =>
      edit(db, caller, addOnDelete, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeen(await findAddOn(tx, eventId, id), revision);
        if ((await takenOf(tx, eventId, id)).some(({ taken }) => taken > 0)) throw new Refused(addOnDelete, ["in_use"]);
        await deleteAddOn(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined) } };
      }),

    /** @throws Refused `list_changed` if these are not exactly the event's add-ons */
    order: ({ eventId, ids }: BodyOf<typeof addOnOrder>, caller: StaffCaller) =>
      edit(db, caller, addOnOrder, async (tx) => {
        await lockEvent(tx, eventId);
        const before = await putInOrder(tx, addOnOrder, { table: "addOns", key: "id", of: { eventId } }, ids);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOfOrder("add-on", before, ids) } };
      }),
  };
}

/** Keeps orders from taking more of an add-on until the transaction ends. */
async function takenOf(tx: Tx, eventId: number, id: number) {
  await lockStock(tx, [id]);
  return (await loadStock(tx, eventId)).filter(({ addOn }) => addOn === id);
}

/** What orders have stays: its option, and as many of it. */
async function stockReasons(tx: Tx, eventId: number, id: number, { stock, options }: AddOnForm) {
  const taken = await takenOf(tx, eventId, id);
  const has = (option: string) => taken.find((row) => row.option === option)?.taken ?? 0;
  const isBelow = (limit: number | null, option: string) => limit !== null && limit < has(option);
  const gone = taken.some((row) => row.option !== "" && row.taken > 0 && !options.some((o) => o.code === row.option));
  return [
    ...(isBelow(stock, "") ? [{ path: "stock", code: "stock_below_taken" } as const] : []),
    ...options.flatMap((option, at) =>
      isBelow(option.stock, option.code) ? [{ path: `options.${at}.stock`, code: "stock_below_taken" } as const] : [],
    ),
    ...(gone ? [{ path: "options", code: "in_use" } as const] : []),
  ];
}

/** Offers no add-on in a category any more, because it is being removed. */
export async function forgetCategory(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await removeCategoryFromAddOns(tx, eventId, categoryId);
}
