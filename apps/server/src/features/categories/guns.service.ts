import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { gunFire, type gunList } from "@time-event/contract/guns";
import { categoryProblems } from "@time-event/domain/category/category-problems";
import { isFiredByTap } from "@time-event/domain/race/fired-gun";
import type { InstantMs } from "@time-event/domain/time/instant";
import { doubtOf, raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import { checkpointsByCode, loadCategories, loadCoursePoints, type StoredCategory } from "./categories.queries.ts";
import { setGun } from "./categories.repository.ts";
import { loadGuns } from "./guns.queries.ts";

/** Where the guns of an event are fired, and put right. */
export function createGunsService(db: Db, clock: () => InstantMs) {
  return {
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof gunList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadGuns(db, eventId), meta: { serverAt: clock() } };
    },

    /** @throws Refused `unknown`, `not_race_days`, `gun_reason_needed`, `breaks_rules` */
    fire: async ({ eventId, categories: codes, at, reason }: BodyOf<typeof gunFire>, caller: StaffCaller) => {
      const reply = await edit(db, caller, gunFire, async (tx) => {
        const event = await lockEvent(tx, eventId);
        const all = await loadCategories(tx, eventId);
        const fired = all.filter(({ code }) => codes.includes(code));
        if (fired.length < new Set(codes).size) throw new Refused(gunFire, [{ path: "categories", code: "unknown" }]);
        if (doubtOf(at, raceWindow(event))) throw new Refused(gunFire, [{ path: "at", code: "not_race_days" }]);
        if (reason === "" && !fired.every((gun) => isFiredByTap({ ...gun, isFired: gun.gunFiredAt !== null }, at))) {
          throw new Refused(gunFire, [{ path: "reason", code: "gun_reason_needed" }]);
        }
        if (await breaksRules(tx, eventId, all, fired, at)) {
          throw new Refused(gunFire, [{ path: "at", code: "breaks_rules" }]);
        }
        const ids = fired.map(({ id }) => id);
        await setGun(tx, ids, at, { by: caller.username, now: clock() });
        const judged = await applyNewRules(tx, eventId, ids);
        const subject = { kind: "category", id: ids[0]!, name: codes.join(", ") };
        const before = { gunAt: fired[0]!.gunAt };
        return {
          reply: { data: { judged }, meta: {} },
          change: { eventId, subject, before, after: { gunAt: at }, reason },
        };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };
}
export type GunsService = ReturnType<typeof createGunsService>;

/** Would a category with this gun have a problem that it does not have now? */
async function breaksRules(
  tx: Tx,
  eventId: number,
  all: readonly StoredCategory[],
  fired: readonly StoredCategory[],
  at: InstantMs,
): Promise<boolean> {
  const checkpoints = checkpointsByCode(await loadCoursePoints(tx, eventId));
  const problemsOf = (category: StoredCategory, gunAt: InstantMs) => {
    const others = all.filter(({ id }) => id !== category.id);
    return categoryProblems({ ...category, gunAt }, { isDraft: false, checkpoints, others });
  };
  return fired.some((category) => problemsOf(category, at).length > problemsOf(category, category.gunAt).length);
}
