import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { gunFire, type gunList } from "@time-event/contract/guns";
import { isFiredByTap } from "@time-event/domain/race/fired-gun";
import type { InstantMs } from "@time-event/domain/time/instant";
import { doubtOf, raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadCategories } from "../categories/categories.queries.ts";
import { fireCategories, wouldBreakRules } from "../categories/gun-of-category.service.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, applyNewRules } from "../results/results.service.ts";
import { loadWaves } from "../waves/waves.queries.ts";
import { fireWaves } from "../waves/waves.service.ts";
import { loadGuns } from "./guns.queries.ts";

type Fired = Pick<BodyOf<typeof gunFire>, "categories" | "waves">;

/** Where the guns of an event are fired, and put right. */
export function createGunsService(db: Db, clock: () => InstantMs) {
  return {
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof gunList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadGuns(db, eventId), meta: { serverAt: clock() } };
    },

    /** @throws Refused `unknown`, `not_race_days`, `gun_reason_needed`, `breaks_rules` */
    fire: async ({ eventId, at, reason, ...fired }: BodyOf<typeof gunFire>, caller: StaffCaller) => {
      const reply = await edit(db, caller, gunFire, async (tx) => {
        const event = await lockEvent(tx, eventId);
        const guns = await findGuns(tx, eventId, fired);
        if (doubtOf(at, raceWindow(event))) throw new Refused(gunFire, [{ path: "at", code: "not_race_days" }]);
        if (reason === "" && !guns.every((gun) => isFiredByTap(gun, at))) {
          throw new Refused(gunFire, [{ path: "reason", code: "gun_reason_needed" }]);
        }
        if (await wouldBreakRules(tx, eventId, guns, at)) {
          throw new Refused(gunFire, [{ path: "at", code: "breaks_rules" }]);
        }
        const ofCategories = guns.filter(({ waveId }) => waveId === null).map(({ categoryId }) => categoryId);
        const ofWaves = guns.flatMap(({ waveId }) => waveId ?? []);
        const by = { by: caller.username, now: clock() };
        if (ofCategories.length > 0) await fireCategories(tx, ofCategories, at, by);
        if (ofWaves.length > 0) await fireWaves(tx, ofWaves, at, by);
        const judged = await applyNewRules(tx, eventId, [...new Set(guns.map(({ categoryId }) => categoryId))]);
        const subject = { kind: "category", id: guns[0]!.categoryId, name: guns.map(({ name }) => name).join(", ") };
        return {
          reply: { data: { judged }, meta: {} },
          change: { eventId, subject, before: { gunAt: guns[0]!.gunAt }, after: { gunAt: at }, reason },
        };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };
}
export type GunsService = ReturnType<typeof createGunsService>;

interface FoundGun {
  readonly categoryId: number;
  /** Null: that of the category. */
  readonly waveId: number | null;
  readonly name: string;
  readonly gunAt: InstantMs;
  readonly isFired: boolean;
}

/** The guns that were named. @throws Refused `unknown`: one of them there is not, or its wave starts with its category */
async function findGuns(tx: Tx, eventId: number, { categories: codes, waves: ids = [] }: Fired): Promise<FoundGun[]> {
  const categories = await loadCategories(tx, eventId);
  const ofCategories = categories
    .filter(({ code }) => codes.includes(code))
    .map(({ id, code, gunAt, gunFiredAt }) => ({
      categoryId: id,
      waveId: null,
      name: code,
      gunAt,
      isFired: gunFiredAt !== null,
    }));
  const ofWaves = (await loadWaves(tx, eventId)).flatMap(({ id, categoryId, name, startsAt, gunFiredAt }) => {
    const category = categories.find((each) => each.id === categoryId);
    if (!ids.includes(id) || !category?.wavesHaveGuns) return [];
    const of = { categoryId, waveId: id, name: `${category.code} ${name.th}` };
    return { ...of, gunAt: startsAt, isFired: gunFiredAt !== null };
  });
  const found = [...ofCategories, ...ofWaves];
  const wanted = new Set(codes).size + new Set(ids).size;
  if (found.length === 0 || found.length < wanted) {
    throw new Refused(gunFire, [{ path: "categories", code: "unknown" }]);
  }
  return found;
}
