import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "../results/given-race.test-support.ts";
import { explainPlace } from "../results/explain-place.ts";
import { judgeEntry } from "../results/judge-entry.ts";
import { createRanking } from "../results/ranking.ts";
import { allowanceOf, handicapLacks } from "./handicap.ts";
import type { Allowance, Category, Gender, Handicap } from "./race.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 1_000);
const checkpoints = givenCheckpoints("START:start:0 MID:split:5000 FIN:finish:10000");
const pursuit: Handicap = { by: "start", allowances: [] };
const allowance = (allowanceMs: number, asked: Partial<Allowance> = {}): Allowance => ({
  gender: "any",
  youngestAge: null,
  oldestAge: null,
  allowanceMs,
  ...asked,
});

/** The places of a race, straight from judging and ranking. */
function placesIn(category: Category, riders: readonly { readonly reads: string; readonly entry: object }[]) {
  const ranking = createRanking(category);
  riders.forEach(({ reads, entry }, id) => {
    const { rankKey } = judgeEntry(category, checkpoints, givenEntry(entry), givenPassings(reads), [], {
      inProgress: false,
    });
    ranking.set({ id, gender: "F", ageGroup: null, rankKey });
  });
  return riders.map((_, id) => ranking.ranksOf(id).overall);
}

/** How many values are lower, and one. */
const placesByValue = (values: readonly number[]) =>
  values.map((value) => 1 + values.filter((other) => other < value).length);

const minutes = fc.integer({ min: 20, max: 40 });

it("places a pursuit in the order in which people cross the line, whenever they started", () => {
  const rider = fc.record({
    starts: fc.integer({ min: 0, max: 15 }),
    took: minutes,
    wave: fc.constantFrom(undefined, "B"),
  });
  fc.assert(
    fc.property(fc.array(rider, { minLength: 1, maxLength: 8 }), (riders) => {
      const category = givenCategory("START MID FIN", { handicap: pursuit, waveGuns: { B: GUN_AT + 7 * MINUTE } });
      const crossed = riders.map(({ starts, took, wave }) => (wave === undefined ? starts : 7) + took);
      const raced = riders.map(({ starts, wave }, at) => ({
        reads: `FIN ${crossed[at]!}`,
        entry: wave === undefined ? { startsAt: GUN_AT + starts * MINUTE } : { wave },
      }));
      expect(placesIn(category, raced)).toEqual(placesByValue(crossed));
    }),
    { numRuns: RUNS },
  );
});

it("places by the time taken less the first allowance that somebody meets", () => {
  const genders = fc.constantFrom<Gender>("M", "F", "X");
  const age = fc.option(fc.integer({ min: 10, max: 80 }));
  const allowances = fc.array(
    fc.record({
      gender: fc.constantFrom<Allowance["gender"]>("any", "M", "F"),
      youngestAge: age,
      oldestAge: age,
      allowanceMs: fc.integer({ min: 1, max: 10 * MINUTE }),
    }),
    { maxLength: 4 },
  );
  const rider = fc.record({ gender: genders, age, took: minutes });
  fc.assert(
    fc.property(allowances, fc.array(rider, { minLength: 1, maxLength: 8 }), (rows, riders) => {
      const category = givenCategory("START MID FIN", { handicap: { by: "allowance", allowances: rows } });
      const counts = riders.map(({ gender, age: years, took }) => {
        for (const row of rows) {
          if (row.gender !== "any" && row.gender !== gender) continue;
          if (row.youngestAge !== null && (years === null || years < row.youngestAge)) continue;
          if (row.oldestAge !== null && (years === null || years > row.oldestAge)) continue;
          return took * MINUTE - row.allowanceMs;
        }
        return took * MINUTE;
      });
      const raced = riders.map(({ took, ...entry }) => ({ reads: `FIN ${took}`, entry }));
      expect(placesIn(category, raced)).toEqual(placesByValue(counts));
    }),
    { numRuns: RUNS },
  );
});

describe("a handicap", () => {
  const judged = (handicap: Handicap, reads: string, entry = givenEntry(), changes: Partial<Category> = {}) =>
    judgeEntry(givenCategory("START MID FIN", { handicap, ...changes }), checkpoints, entry, givenPassings(reads), [], {
      inProgress: false,
    });

  it("leaves gun time, splits and the time limit as they were taken", () => {
    const late = givenEntry({ startsAt: GUN_AT + 10 * MINUTE });
    const result = judged(pursuit, "MID 30, FIN 50", late, { timeLimitMs: 40 * MINUTE });
    expect(result).toMatchObject({ status: "finished", timeMs: 50 * MINUTE, gunMs: 40 * MINUTE });
    expect(result.splits.map(({ timeMs }) => timeMs)).toEqual([null, 20 * MINUTE, 40 * MINUTE]);
    const saved: Handicap = { by: "allowance", allowances: [allowance(5 * MINUTE)] };
    expect(judged(saved, "FIN 41", givenEntry(), { timeLimitMs: 40 * MINUTE }).status).toBe("otl");
  });

  it("never makes a time less than nothing", () => {
    expect(judged({ by: "allowance", allowances: [allowance(99 * MINUTE)] }, "FIN 30").timeMs).toBe(0);
  });

  it("orders those who are at the same point as it will rank them", () => {
    const early = judged(pursuit, "MID 25", givenEntry({ startsAt: GUN_AT }));
    const quick = judged(pursuit, "MID 30", givenEntry({ startsAt: GUN_AT + 10 * MINUTE }));
    expect(early.rankKey).toBeLessThan(quick.rankKey);
  });

  it("is told with what it adds", () => {
    const entry = givenEntry({ startsAt: GUN_AT + 10 * MINUTE });
    const category = givenCategory("START MID FIN", { handicap: pursuit });
    const explained = explainPlace({
      id: 1,
      category,
      checkpoints,
      entry,
      ageGroup: null,
      passings: givenPassings("FIN 50"),
      penalties: [],
      ranking: createRanking(category),
      inProgress: false,
    });
    expect(explained).toMatchObject({ handicap: { by: "start", addMs: 10 * MINUTE }, rawMs: 40 * MINUTE });
    expect(explained.result.timeMs).toBe(50 * MINUTE);
  });

  it("knows nobody's age by guessing", () => {
    const old = allowance(1, { youngestAge: 60 });
    const all = allowance(2);
    expect(allowanceOf([old, all], { gender: "F", age: null })).toBe(all);
    expect(allowanceOf([old], { gender: "F", age: null })).toBeNull();
  });

  it("needs one time on one clock", () => {
    const lacks = (changes: Partial<Category>, countsLaps = false) =>
      handicapLacks(givenCategory("START FIN", changes), countsLaps);
    const allowances: Handicap = { by: "allowance", allowances: [allowance(1)] };
    expect(lacks({})).toEqual([]);
    expect(lacks({ handicap: pursuit })).toEqual([]);
    expect(lacks({ handicap: { by: "allowance", allowances: [] } })).toEqual(["handicap_needs_allowance"]);
    expect(lacks({ handicap: pursuit, rankAgeGroupsBy: "chip" })).toEqual(["handicap_by_gun"]);
    expect(lacks({ handicap: allowances, rankBy: "chip" })).toEqual([]);
    expect(lacks({ handicap: allowances, rankAgeGroupsBy: "chip" })).toEqual([]);
    expect(lacks({ handicap: allowances, laps: 3, lapsEnd: "leader" })).toEqual(["handicap_one_time"]);
    expect(lacks({ handicap: allowances }, true)).toEqual(["handicap_one_time"]);
    const stages = [{ code: "S1", checkpoints: ["START", "FIN"] }];
    expect(lacks({ handicap: allowances, stages })).toEqual([]);
    expect(lacks({ handicap: pursuit, stages })).toEqual(["handicap_one_time"]);
  });
});
