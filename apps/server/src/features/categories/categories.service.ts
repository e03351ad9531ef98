import {
  type CategoryRow,
  type categoryGet,
  type categoryList,
  categoryOrder,
  type categorySave,
  type categoryDelete,
} from "@time-event/contract/categories";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { priceNow } from "@time-event/domain/pricing/fee-tiers";
import { courseLengthM } from "@time-event/domain/race/course-length";
import type { Checkpoint } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { orderEventList } from "../events/event-lists.service.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { checkpointsByCode, loadCategories, loadCoursePoints, type StoredCategory } from "./categories.queries.ts";
import { findCategory, removeCategory, saveCategory } from "./save-category.service.ts";

export function createCategoriesService(db: Db, clock: () => InstantMs) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof categoryList>> => {
      const days = await loadEventDays(db, eventId);
      const [categories, checkpoints] = await Promise.all([loadCategories(db, eventId), loadCoursePoints(db, eventId)]);
      const byCode = checkpointsByCode(checkpoints);
      return { data: categories.map((each) => toRow(each, byCode, clock())), meta: { ...days, checkpoints } };
    },

    get: async ({ eventId, id }: { eventId: number; id: number }): Promise<ReplyOf<typeof categoryGet>> => {
      const days = await loadEventDays(db, eventId);
      const category = await findCategory(db, eventId, id);
      if (!category) throw new NotFound("category");
      const byCode = checkpointsByCode(await loadCoursePoints(db, eventId));
      return { data: toRow(category, byCode, clock()), meta: days };
    },

    save: (body: BodyOf<typeof categorySave>, caller: StaffCaller) => saveCategory(db, body, caller),

    remove: (body: BodyOf<typeof categoryDelete>, caller: StaffCaller) => removeCategory(db, body, caller),

    order: async ({ eventId, ids }: BodyOf<typeof categoryOrder>, caller: StaffCaller) => {
      await orderEventList(db, caller, {
        action: categoryOrder.name,
        list: "categories",
        kind: "category",
        eventId,
        ids,
        andThen: (tx) => applyNewRules(tx, eventId, []),
      });
      await announceResults(db, eventId);
      return { data: null, meta: {} };
    },
  };
}

function toRow(category: StoredCategory, checkpoints: ReadonlyMap<string, Checkpoint>, now: InstantMs): CategoryRow {
  const { feeTiers, ageGroups, stages, relayLegs, course, laps, entered } = category;
  return {
    ...category,
    feeTiers: [...feeTiers],
    ageGroups: [...ageGroups],
    stages: stages.map((stage) => ({ ...stage, checkpoints: [...stage.checkpoints] })),
    relayLegs: [...relayLegs],
    course: [...course],
    distanceM: courseLengthM(
      course.map((code) => checkpoints.get(code)),
      laps,
    ),
    priceNowSatang: priceNow(feeTiers, entered, now),
  };
}
