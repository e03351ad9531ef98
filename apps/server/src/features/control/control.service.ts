import type { ReplyOf } from "@time-event/contract/endpoint";
import type {
  raceControlContactGet,
  raceControlFieldGet,
  raceControlGet,
  raceControlPeopleList,
} from "@time-event/contract/race-control";
import { headcount } from "@time-event/domain/control/headcount";
import { fullName } from "@time-event/domain/entries/full-name";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "../audit/audit.service.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import { onBoard } from "./board.ts";
import { findContact, loadSightings } from "./control.queries.ts";
import { fieldOf, hasOneWay } from "./field.ts";
import { type PeopleFilter, peopleMeant, personOf } from "./people.ts";
import { whereIs } from "./runner-progress.ts";
import { createRunnersNow, overdueFrom, type RunnerNow, type RunnersNow } from "./runners-now.ts";

interface OfEvent {
  readonly eventId: number;
}

/** What race control looks at. */
export function createControlService(db: Db, clock: () => InstantMs) {
  const runnersNow = createRunnersNow(db);

  async function raceNow(eventId: number): Promise<InstantMs> {
    return raceTimeAt(await loadRaceClock(db, eventId), clock());
  }

  async function loadNames(eventId: number) {
    const names = new Map((await loadCategoryNames(db, eventId)).map(({ id, name }) => [id, name]));
    return (id: number) => names.get(id) ?? { th: "", en: "" };
  }

  return {
    board: async ({ eventId }: OfEvent): Promise<ReplyOf<typeof raceControlGet>> => {
      const race = await runnersNow(eventId);
      const now = await raceNow(eventId);
      const nameOf = await loadNames(eventId);
      const ofCategories = byCategory(race);
      const categories = [...race.courses].map(([id, course]) => ({
        id,
        name: nameOf(id),
        ...onBoard(course, ofCategories.get(id)!, now),
      }));
      return {
        data: {
          count: headcount([...race.runners.values()].map(({ where }) => where)),
          overdue: categories.reduce((sum, { overdue }) => sum + overdue, 0),
          categories,
        },
        meta: { checkpoints: await listCheckpointNames(db, eventId), serverAt: now },
      };
    },

    /** @throws NotFound `category_not_found` also for a category without one way to the finish */
    field: async ({
      eventId,
      category: asked,
    }: OfEvent & { readonly category?: string | undefined }): Promise<ReplyOf<typeof raceControlFieldGet>> => {
      const race = await runnersNow(eventId);
      const nameOf = await loadNames(eventId);
      const ofCategories = byCategory(race);
      const categories = [...race.courses].flatMap(([id, course]) => {
        const runners = ofCategories.get(id)!;
        const seen = runners.filter(({ lastSeenAt }) => lastSeenAt !== null).length;
        return hasOneWay(course) ? [{ course, runners, code: course.category.code, name: nameOf(id), seen }] : [];
      });
      const largest = categories.filter(({ seen }) => seen > 0).toSorted((a, b) => b.seen - a.seen)[0];
      const shown = asked === undefined ? largest : categories.find(({ code }) => code === asked);
      if (asked !== undefined && !shown) throw new NotFound("category");
      return {
        data: shown ? fieldOf(shown.course, shown.runners) : null,
        meta: { categories: categories.map(({ code, name, seen }) => ({ code, name, seen })) },
      };
    },

    people: async ({
      eventId,
      offset,
      limit,
      ...filter
    }: OfEvent & PeopleFilter & { readonly offset: number; readonly limit: number }): Promise<
      ReplyOf<typeof raceControlPeopleList>
    > => {
      const race = await runnersNow(eventId);
      const now = await raceNow(eventId);
      const meant = peopleMeant(race, filter, now);
      const shown = meant.slice(offset, offset + limit);
      const ids = shown.map(({ entryId }) => entryId);
      const sightings = new Map((await loadSightings(db, eventId, ids)).map((seen) => [seen.entryId, seen]));
      return {
        data: shown.map((runner) => personOf(runner, sightings.get(runner.entryId), race, now)),
        meta: {
          total: meant.length,
          onCourse: race.onCourse.length,
          overdue: race.onCourse.filter((runner) => now > overdueFrom(runner)).length,
          categories: [...race.courses.values()].map(({ category }) => category.code),
          checkpoints: await listCheckpointNames(db, eventId),
          serverAt: now,
        },
      };
    },

    /** @throws NotFound `player_not_found` also for somebody who is not on the course */
    contact: async (
      { eventId, entryId }: OfEvent & { readonly entryId: number },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof raceControlContactGet>> => {
      const entry = await findContact(db, eventId, entryId);
      if (!entry || whereIs(entry) !== "on_course") throw new NotFound("player");
      const subject = { kind: "entry", id: entryId, name: `${entry.bib} ${fullName(entry)}`.trim() };
      await db
        .transaction()
        .execute((tx) => recordChange(tx, caller, { action: "personal-data-seen", eventId, subject }));
      const { phone, emergencyName, emergencyRelation, emergencyPhone, medicalNote } = entry;
      return { data: { phone, emergencyName, emergencyRelation, emergencyPhone, medicalNote }, meta: {} };
    },
  };
}

/** Every category of the event, also one that nobody is in. */
function byCategory({ courses, runners }: RunnersNow): ReadonlyMap<number, readonly RunnerNow[]> {
  const ofCategories = new Map<number, RunnerNow[]>([...courses.keys()].map((id) => [id, []]));
  for (const runner of runners.values()) ofCategories.get(runner.categoryId)!.push(runner);
  return ofCategories;
}

export type ControlService = ReturnType<typeof createControlService>;
