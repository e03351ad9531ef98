import fc from "fast-check";
import { expect, it } from "vitest";
import type { Gender } from "../race/race.ts";
import { naiveOrder, naiveRanks } from "./naive-ranking.test-support.ts";
import { rankKey } from "./rank-key.ts";
import { rankResults } from "./rank-results.ts";
import { createRanking, type RankingOptions } from "./ranking.ts";
import type { ResultStatus, Standing } from "./result.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 2000);

const statuses: ResultStatus[] = [
  "finished",
  "finished",
  "finished",
  "on_course",
  "otl",
  "dnf",
  "registered",
  "dns",
  "dsq",
];

const standing: fc.Arbitrary<Standing> = fc
  .record({
    id: fc.nat({ max: 11 }),
    gender: fc.constantFrom<Gender>("F", "M", "X"),
    ageGroup: fc.constantFrom("18-39", "40+", null),
    status: fc.constantFrom(...statuses),
    timeMs: fc.nat({ max: 6 }),
    otherMs: fc.nat({ max: 6 }),
    rankings: fc.subarray(["PRO", "THAI"]),
  })
  .map(({ id, gender, ageGroup, status, timeMs, otherMs, rankings }) => ({
    id,
    gender,
    ageGroup,
    rankings,
    rankKey: rankKey({ status, hasFinish: status === "finished", progress: 0, timeMs }),
    otherRankKey: rankKey({ status, hasFinish: status === "finished", progress: 0, timeMs: otherMs }),
  }));

const clocks = fc.record({ genderByOther: fc.boolean(), ageGroupByOther: fc.boolean(), thaiByOther: fc.boolean() });

const change = fc.oneof(
  { weight: 5, arbitrary: standing.map((value) => ({ set: value })) },
  { weight: 1, arbitrary: fc.nat({ max: 11 }).map((remove) => ({ remove })) },
);

it("gives the same ranks after any changes as comparing everybody with everybody", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 24 }), fc.nat({ max: 3 }), clocks, (history, winners, byOther) => {
      const rules = { winnersLeaveAgeGroups: winners, ...byOther };
      const options: RankingOptions = {
        winnersLeaveAgeGroups: winners,
        rankBy: "gun",
        ...(byOther.genderByOther && { rankGenderBy: "chip" }),
        ...(byOther.ageGroupByOther && { rankAgeGroupsBy: "chip" }),
        rankings: [
          { code: "PRO", clock: "gun" },
          { code: "THAI", clock: byOther.thaiByOther ? "chip" : "gun" },
        ],
      };
      const ranking = createRanking(options);
      const now = new Map<number, Standing>();
      for (const step of history) {
        if ("set" in step) {
          ranking.set(step.set);
          now.set(step.set.id, step.set);
        } else {
          ranking.remove(step.remove);
          now.delete(step.remove);
        }
      }
      const all = [...now.values()];
      const expected = naiveRanks(all, rules);
      const bulk = rankResults(all, options);
      all.forEach(({ id }, index) => {
        expect(ranking.ranksOf(id)).toEqual(expected.get(id));
        expect(bulk[index]).toEqual(expected.get(id));
      });
      const loaded = createRanking(options);
      loaded.load(all);
      for (const { id } of all) expect(loaded.ranksOf(id)).toEqual(expected.get(id));
      expect(ranking.page({}, 0, 100)).toEqual(naiveOrder(all));
      const forties = all.filter(({ ageGroup }) => ageGroup === "40+");
      expect(ranking.page({ ageGroup: "40+" }, 1, 3)).toEqual(naiveOrder(forties, byOther.ageGroupByOther).slice(1, 4));
      expect(ranking.count({ gender: "F", ageGroup: "40+" })).toBe(
        forties.filter(({ gender }) => gender === "F").length,
      );
      expect(ranking.countRanked({ ageGroup: "40+" })).toBe(
        forties.filter(({ id }) => expected.get(id)?.ageGroup !== null).length,
      );
      const thais = all.filter(({ rankings = [] }) => rankings.includes("THAI"));
      expect(ranking.page({ ranking: "THAI" }, 0, 5)).toEqual(naiveOrder(thais, byOther.thaiByOther).slice(0, 5));
      expect(loaded.page({ ranking: "THAI", gender: "F" }, 0, 5)).toEqual(ranking.page({ ranking: "THAI" }, 0, 5));
      expect(ranking.count({ ranking: "THAI" })).toBe(thais.length);
      expect(ranking.countRanked({ ranking: "THAI" })).toBe(
        thais.filter(({ id }) => expected.get(id)?.named?.["THAI"] !== null).length,
      );
      expect(ranking.size()).toBe(all.length);
    }),
    { numRuns: RUNS },
  );
}, 86_400_000);

it("gives the same ranks for any order of the entries", () => {
  const field = fc.uniqueArray(standing, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(
      field.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const ranks = (list: readonly Standing[]) => {
          const places = rankResults(list, { rankBy: "gun", winnersLeaveAgeGroups: 2 });
          return new Map(list.map(({ id }, index) => [id, places[index]]));
        };
        for (const [id, places] of ranks(all)) expect(ranks(shuffled).get(id)).toEqual(places);
      },
    ),
    { numRuns: 300 },
  );
});
