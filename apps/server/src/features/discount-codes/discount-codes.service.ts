import {
  type DiscountCode,
  discountCodeDelete,
  type discountCodeList,
  discountCodeSave,
} from "@time-event/contract/discount-codes";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { discountProblems } from "@time-event/domain/discounts/discount";
import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { findDiscountCode, loadDiscountCodes } from "./discount-codes.queries.ts";
import {
  deleteDiscountCode,
  insertDiscountCode,
  removeCategoryFromCodes,
  updateDiscountCode,
} from "./discount-codes.repository.ts";

const about = ({ id, code }: DiscountCode) => ({ kind: "discount-code", id, name: code });

/** How many orders use it changes without staff: the log does not tell it. */
const told = ({ id: _id, used: _used, revision: _revision, changedAt: _at, changedBy: _by, ...fields }: DiscountCode) =>
  fields;

export function createDiscountCodesService(db: Db) {
  return {
    /** @throws NotFound */
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof discountCodeList>> => {
      const { timeZone } = await loadEventDays(db, eventId);
      const meta = { timeZone, categories: await loadCategoryNames(db, eventId) };
      return { data: await loadDiscountCodes(db, eventId), meta };
    },

    /** @throws NotFound, EditConflict, Refused by the rules of codes */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof discountCodeSave>, caller: StaffCaller) => {
      const problems = discountProblems(form);
      if (problems.length > 0) throw new Refused(discountCodeSave, problems);
      return edit(db, caller, discountCodeSave, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeenOrNew(await findDiscountCode(tx, eventId, { id }, { lock: true }), { id, revision });
        const known = (await loadCategoryNames(tx, eventId)).map((category) => category.id);
        const same = await findDiscountCode(tx, eventId, { code: form.code });
        const reasons = [
          ...(same && same.id !== before?.id ? [{ path: "code", code: "taken" } as const] : []),
          ...((form.categoryIds ?? []).every((each) => known.includes(each))
            ? []
            : [{ path: "categoryIds", code: "unknown" } as const]),
          ...(before && form.uses !== null && form.uses < before.used
            ? [{ path: "uses", code: "below_used" } as const]
            : []),
          // who has used it is noted only for codes that ask it
          ...(before && before.used > 0 && before.oncePerPerson !== form.oncePerPerson
            ? [{ path: "oncePerPerson", code: "fixed" } as const]
            : []),
        ];
        if (reasons.length > 0) throw new Refused(discountCodeSave, reasons);

        const stored = before?.id ?? (await insertDiscountCode(tx, eventId, form, caller.username));
        if (before) await updateDiscountCode(tx, stored, form, caller.username);
        const after = (await findDiscountCode(tx, eventId, { id: stored }))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after, told) } };
      });
    },

    remove: ({ eventId, id, revision }: BodyOf<typeof discountCodeDelete>, caller: StaffCaller) =>
      edit(db, caller, discountCodeDelete, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeen(await findDiscountCode(tx, eventId, { id }, { lock: true }), revision);
        if (before.used > 0) throw new Refused(discountCodeDelete, ["in_use"]);
        await deleteDiscountCode(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined, told) } };
      }),
  };
}

/** Makes fees of a category cheaper no more, because it is being removed. */
export async function forgetCategory(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await removeCategoryFromCodes(tx, eventId, categoryId);
}
