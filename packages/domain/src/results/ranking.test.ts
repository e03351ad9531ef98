import { describe, expect, it } from "vitest";
import { createRanking } from "./ranking.ts";
import { rankKey } from "./rank-key.ts";
import type { Standing } from "./result.ts";

function finisher(id: number, timeMs: number, changes: Partial<Standing> = {}): Standing {
  const key = rankKey({ status: "finished", hasFinish: true, progress: 0, timeMs });
  return { id, gender: "M", ageGroup: "40-49", rankKey: key, ...changes };
}
const out = (id: number): Standing => ({
  ...finisher(id, 0),
  rankKey: rankKey({ status: "dnf", hasFinish: false, progress: 1, timeMs: 0 }),
});

function ranked(standings: Standing[], winnersLeaveAgeGroups = 0) {
  const ranking = createRanking({ rankBy: "gun", winnersLeaveAgeGroups });
  standings.forEach(ranking.set);
  return ranking;
}

it("gives equal times the same rank and skips the next one", () => {
  const ranking = ranked([finisher(1, 100), finisher(4, 300), finisher(3, 200), finisher(2, 200)]);
  expect([1, 2, 3, 4].map((id) => ranking.ranksOf(id).overall)).toEqual([1, 2, 2, 4]);
  expect(ranking.page({}, 0, 10)).toEqual([1, 2, 3, 4]);
});

it("moves everybody down when a faster entry is added, and up again when it is removed", () => {
  const ranking = ranked([finisher(1, 100), finisher(2, 200)]);
  ranking.set(finisher(3, 50));
  expect(ranking.ranksOf(2).overall).toBe(3);
  ranking.set(out(3));
  expect([ranking.ranksOf(2).overall, ranking.ranksOf(3).overall]).toEqual([2, null]);
  ranking.remove(1);
  expect([ranking.ranksOf(2).overall, ranking.ranksOf(1).overall, ranking.size()]).toEqual([1, null, 2]);
});

it("takes winners out of the age groups, with all who tie for the last winning place", () => {
  const ranking = ranked([finisher(1, 100), finisher(2, 200), finisher(3, 200), finisher(4, 300)], 2);
  expect([1, 2, 3, 4].map((id) => ranking.ranksOf(id).ageGroup)).toEqual([null, null, null, 1]);
  expect(ranking.ranksOf(3).gender).toBe(2);
  expect(ranking.page({ ageGroup: "40-49" }, 0, 10)).toEqual([1, 2, 3, 4]);
});

it("ranks age groups within gender, and reads them as one list when no gender is asked for", () => {
  const ranking = ranked([finisher(1, 100), finisher(2, 150, { gender: "F" }), finisher(3, 200)]);
  expect([1, 2, 3].map((id) => ranking.ranksOf(id).ageGroup)).toEqual([1, 1, 2]);
  expect(ranking.page({ ageGroup: "40-49" }, 1, 2)).toEqual([2, 3]);
  expect(ranking.count({ ageGroup: "40-49", gender: "F" })).toBe(1);
});

it("says who is ahead, behind and tied", () => {
  const ranking = ranked([finisher(1, 100), finisher(2, 200), finisher(3, 200), finisher(4, 300), out(5), out(6)]);
  const { ahead, behind, tiedWith } = ranking.neighboursOf(2);
  expect([ahead?.id, behind?.id, tiedWith]).toEqual([1, 4, [3]]);
  expect(ranking.neighboursOf(5).tiedWith).toEqual([]);
  expect(ranking.neighboursOf(99)).toEqual({ ahead: null, behind: null, tiedWith: [] });
});

describe("the number of ranked entries", () => {
  it("counts finishers only, ties and all", () => {
    const woman = finisher(3, 200, { gender: "F", ageGroup: null });
    const ranking = ranked([finisher(1, 100), finisher(2, 200), woman, out(4), out(5)]);
    expect(ranking.countRanked({})).toBe(3);
    expect([ranking.countRanked({ gender: "M" }), ranking.count({ gender: "M" })]).toEqual([2, 4]);
    expect([ranking.countRanked({ gender: "F" }), ranking.countRanked({ gender: "X" })]).toEqual([1, 0]);
    expect([ranking.countRanked({ ageGroup: "40-49" }), ranking.countRanked({ ageGroup: "18-39" })]).toEqual([2, 0]);
  });

  it("leaves winners out of their age group only", () => {
    const women = [finisher(5, 150, { gender: "F" }), finisher(6, 160, { gender: "F" })];
    const ranking = ranked(
      [finisher(1, 100), finisher(2, 200), finisher(3, 200), finisher(4, 300), ...women, out(7)],
      2,
    );
    expect([ranking.countRanked({}), ranking.countRanked({ gender: "M" })]).toEqual([6, 4]);
    expect(ranking.countRanked({ gender: "M", ageGroup: "40-49" })).toBe(1);
    expect(ranking.countRanked({ gender: "F", ageGroup: "40-49" })).toBe(0);
    expect([ranking.countRanked({ ageGroup: "40-49" }), ranking.count({ ageGroup: "40-49" })]).toEqual([1, 7]);
  });

  it("follows every change", () => {
    const ranking = ranked([finisher(1, 100), finisher(2, 200)], 1);
    expect(ranking.countRanked({ ageGroup: "40-49" })).toBe(1);
    ranking.set(out(1));
    expect([ranking.countRanked({}), ranking.countRanked({ ageGroup: "40-49" })]).toEqual([1, 0]);
    ranking.remove(2);
    expect(ranking.countRanked({})).toBe(0);
  });
});
