import {
  type CategoryRow,
  type categoryGet,
  type categoryList,
  categoryOrder,
  type categoryRankingTry,
  type categoryRegroupTry,
  type categorySave,
  type categoryDelete,
} from "@time-event/contract/categories";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { groupsOfText } from "@time-event/domain/eligibility/groups-text";
import { priceNow } from "@time-event/domain/pricing/fee-tiers";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { courseLengthM } from "@time-event/domain/race/course-length";
import type { Checkpoint } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import { loadEventDays, loadKindOfEvent } from "../events/event-days.queries.ts";
import { regroupExample } from "../results/regroup-example.service.ts";
import { rankingExample, type TriedRanking } from "../results/ranking-example.service.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  checkpointsByCode,
  findCategory,
  loadCategories,
  loadCoursePoints,
  type StoredCategory,
} from "./categories.queries.ts";
import { removeCategory, saveCategory } from "./save-category.service.ts";

interface RankingToTry extends Omit<TriedRanking, "youngestAge" | "oldestAge"> {
  readonly eventId: number;
  readonly id: number;
  readonly youngestAge?: number | undefined;
  readonly oldestAge?: number | undefined;
}

interface GroupsToTry {
  readonly eventId: number;
  readonly id: number;
  readonly groups: string;
}

export function createCategoriesService(db: Db, clock: () => InstantMs) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof categoryList>> => {
      const days = await loadEventDays(db, eventId);
      const [categories, checkpoints] = await Promise.all([loadCategories(db, eventId), loadCoursePoints(db, eventId)]);
      const byCode = checkpointsByCode(checkpoints);
      const meta = { ...days, ...(await loadKindOfEvent(db, eventId)), checkpoints };
      return { data: categories.map((each) => toRow(each, byCode, clock())), meta };
    },

    get: async ({ eventId, id }: { eventId: number; id: number }): Promise<ReplyOf<typeof categoryGet>> => {
      const days = await loadEventDays(db, eventId);
      const category = await findCategory(db, eventId, id);
      if (!category) throw new NotFound("category");
      const byCode = checkpointsByCode(await loadCoursePoints(db, eventId));
      return { data: toRow(category, byCode, clock()), meta: days };
    },

    tryRanking: async (tried: RankingToTry): Promise<ReplyOf<typeof categoryRankingTry>> => {
      const { eventId, id, youngestAge = null, oldestAge = null, ...ranking } = tried;
      return { data: await rankingExample(db, eventId, id, { ...ranking, youngestAge, oldestAge }), meta: {} };
    },

    tryGroups: async ({ eventId, id, groups }: GroupsToTry): Promise<ReplyOf<typeof categoryRegroupTry>> => ({
      data: await regroupExample(db, eventId, id, groupsOfText(groups)),
      meta: {},
    }),

    save: (body: BodyOf<typeof categorySave>, caller: StaffCaller) => saveCategory(db, body, caller),

    remove: (body: BodyOf<typeof categoryDelete>, caller: StaffCaller) => removeCategory(db, body, caller),

    /** @throws Refused `list_changed` if these are not exactly the event's categories */
    order: async ({ eventId, ids }: BodyOf<typeof categoryOrder>, caller: StaffCaller) => {
      const reply = await edit(db, caller, categoryOrder, async (tx) => {
        await lockEvent(tx, eventId);
        const before = await putInOrder(tx, categoryOrder, { table: "categories", key: "id", of: { eventId } }, ids);
        await applyNewRules(tx, eventId, []);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOfOrder("category", before, ids) } };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };
}

function toRow(category: StoredCategory, checkpoints: ReadonlyMap<string, Checkpoint>, now: InstantMs): CategoryRow {
  const { feeTiers, ageGroups, stages, relayLegs, course, distancesM, mustPass, laps, entered } = category;
  const { cutoffsAt, cutoffsAfterMs, neutral, rankings, handicap, regrouped } = category;
  return {
    ...category,
    feeTiers: [...feeTiers],
    ageGroups: [...ageGroups],
    stages: stages.map((stage) => ({ ...stage, checkpoints: [...stage.checkpoints] })),
    relayLegs: relayLegs.map(({ name, ...leg }) => ({ ...leg, name: name ?? { th: "", en: "" } })),
    course: [...course],
    distancesM: distancesM && [...distancesM],
    cutoffsAt: cutoffsAt && [...cutoffsAt],
    cutoffsAfterMs: cutoffsAfterMs && [...cutoffsAfterMs],
    mustPass: mustPass && { ...mustPass, checkpoints: [...mustPass.checkpoints] },
    neutral: neutral && [...neutral],
    rankings: rankings && [...rankings],
    regrouped: regrouped && { ...regrouped, announced: [...regrouped.announced] },
    handicap: handicap && { ...handicap, allowances: [...handicap.allowances] },
    distanceM: courseLengthM(passedPoints({ checkpoints: course, distancesM }, checkpoints), laps, category.firstLapM),
    priceNowSatang: priceNow(feeTiers, entered, now),
  };
}
