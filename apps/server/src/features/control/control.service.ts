import type { ReplyOf } from "@time-event/contract/endpoint";
import type {
  CategoryOnBoard,
  raceControlContactGet,
  raceControlFieldGet,
  raceControlGet,
  raceControlPeopleList,
} from "@time-event/contract/race-control";
import { headcount } from "@time-event/domain/control/headcount";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import type { Category } from "@time-event/domain/race/race";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "../audit/audit.service.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import { loadRaceRules, startedAt } from "../results/race-rules.queries.ts";
import { findContact, loadRunners, loadSightings, type Runner } from "./control.queries.ts";
import { codeOf, type Followed, followedCourses, nextOf, whereIs } from "./runner-progress.ts";

interface OfEvent {
  readonly eventId: number;
}

/** What race control looks at. */
export function createControlService(db: Db, clock: () => InstantMs) {
  async function load(eventId: number) {
    const rules = await loadRaceRules(db, eventId);
    if (!rules) throw new NotFound("event");
    const runners = await loadRunners(db, eventId);
    const raceNow = raceTimeAt(await loadRaceClock(db, eventId), clock());
    return { rules, runners, raceNow, courses: followedCourses(rules) };
  }

  async function loadNames(eventId: number) {
    return new Map((await loadCategoryNames(db, eventId)).map(({ id, name }) => [id, name]));
  }

  return {
    board: async ({ eventId }: OfEvent): Promise<ReplyOf<typeof raceControlGet>> => {
      const { rules, runners, raceNow, courses } = await load(eventId);
      const names = await loadNames(eventId);
      const categories = [...courses].map(([id, course]) => ({
        id,
        name: names.get(id) ?? { th: "", en: "" },
        ...onBoard(course, ofCategory(runners, id), raceNow),
      }));
      const checkpoints = await listCheckpointNames(db, eventId);
      return {
        data: {
          count: headcount(runners.filter(({ categoryId }) => rules.categories.has(categoryId)).map(whereIs)),
          overdue: categories.reduce((sum, { overdue }) => sum + overdue, 0),
          categories,
        },
        meta: { checkpoints, serverAt: raceNow },
      };
    },

    field: async ({ eventId }: OfEvent): Promise<ReplyOf<typeof raceControlFieldGet>> => {
      const { runners, courses } = await load(eventId);
      const names = await loadNames(eventId);
      const data = [...courses]
        // laps and stages have no single way from the gun to the finish
        .filter(([, { lapM, category }]) => lapM === null && !category.stages)
        .map(([id, { category, distancesM }]) => {
          const field = ofCategory(runners, id);
          const gunAt = firstStartOf(category, field);
          return {
            code: category.code,
            name: names.get(id) ?? { th: "", en: "" },
            gunAt,
            checkpoints: [...category.checkpoints],
            distancesM: [...distancesM],
            runners: field
              .filter(({ lastSeenAt }) => lastSeenAt !== null)
              .map((runner) => ({ bib: runner.bib, passedMs: sinceGun(runner, gunAt) })),
          };
        });
      return { data, meta: {} };
    },

    people: async ({ eventId }: OfEvent): Promise<ReplyOf<typeof raceControlPeopleList>> => {
      const { rules, runners, raceNow, courses } = await load(eventId);
      const out = runners.filter((runner) => whereIs(runner) === "on_course");
      const ids = out.map(({ entryId }) => entryId);
      const sightings = new Map((await loadSightings(db, eventId, ids)).map((sighting) => [sighting.id, sighting]));
      const people = out.map((runner) => {
        const course = courses.get(runner.categoryId)!;
        const next = nextOf(runner, course);
        const { source, device, ...name } = sightings.get(runner.entryId)!;
        return {
          lateMs: next ? raceNow - next.overdueFrom : Number.NEGATIVE_INFINITY,
          person: {
            entryId: runner.entryId,
            bib: runner.bib,
            name: fullName(name),
            nameEn: latinName(name),
            category: course.category.code,
            status: runner.status,
            furthest: runner.splitMs.findLastIndex((ms) => ms !== null),
            lastSeen: {
              checkpoint: runner.lastCheckpoint!,
              at: runner.lastSeenAt!,
              source: source ?? "",
              device: device ?? "",
            },
            expected: next && { checkpoint: codeOf(course, rules, next.index), at: next.at },
            isOverdue: next !== null && raceNow > next.overdueFrom,
          },
        };
      });
      return {
        data: people.toSorted((a, b) => b.lateMs - a.lateMs).map(({ person }) => person),
        meta: {
          courses: [...courses.values()].map(({ category, lapM }) => ({
            category: category.code,
            checkpoints: [...category.checkpoints],
            hasLaps: lapM !== null,
          })),
          checkpoints: await listCheckpointNames(db, eventId),
          serverAt: raceNow,
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

function ofCategory(runners: readonly Runner[], id: number): readonly Runner[] {
  return runners.filter(({ categoryId }) => categoryId === id);
}

/** The counts of one category. */
function onBoard(
  course: Followed,
  runners: readonly Runner[],
  raceNow: InstantMs,
): Omit<CategoryOnBoard, "id" | "name"> {
  const { category, lapM } = course;
  const out = runners.filter((runner) => whereIs(runner) === "on_course");
  const furthest = (runner: Runner) => runner.splitMs.findLastIndex((ms) => ms !== null);
  const points = category.checkpoints.map((checkpoint, index) => ({
    checkpoint,
    passed: count(runners, ({ splitMs }) => (splitMs[index] ?? null) !== null),
    missed: count(runners, (runner) => (runner.splitMs[index] ?? null) === null && furthest(runner) > index),
    toCome: count(out, (runner) => furthest(runner) < index),
  }));
  return {
    code: category.code,
    gunAt: firstStartOf(category, runners),
    count: headcount(runners.map(whereIs)),
    overdue: count(out, (runner) => raceNow > (nextOf(runner, course)?.overdueFrom ?? Infinity)),
    points: lapM === null ? points : [],
    mostLaps: lapM === null ? null : runners.reduce((most, { laps }) => Math.max(most, laps), 0),
  };
}

function count(runners: readonly Runner[], is: (runner: Runner) => boolean): number {
  return runners.reduce((sum, runner) => sum + Number(is(runner)), 0);
}

/** When the first of these start: with the gun of their category, or of their wave. */
function firstStartOf(category: Category, runners: readonly Runner[]): InstantMs {
  if (runners.length === 0) return category.gunAt;
  return runners.reduce((first, runner) => Math.min(first, startedAt(category, runner)), Infinity);
}

/** Split times run from the clock of the ranking; the picture of the field has one clock, that of the first start. */
function sinceGun({ splitMs, lastSeenAt }: Runner, gunAt: InstantMs): (number | null)[] {
  const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
  const zeroMs = lastMs === null || lastSeenAt === null ? 0 : lastSeenAt - lastMs - gunAt;
  return splitMs.map((ms) => (ms === null ? null : ms + zeroMs));
}

export type ControlService = ReturnType<typeof createControlService>;
