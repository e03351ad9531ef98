import { expect, it } from "vitest";
import type { NamedRanking } from "../race/race.ts";
import { namedRankingProblems } from "./named-ranking-problems.ts";

const thai: NamedRanking = {
  code: "THAI",
  name: { th: "คนไทย", en: "Thai nationals" },
  clock: "gun",
  gender: "any",
  youngestAge: null,
  oldestAge: null,
  nationality: "thai",
  division: "",
  winnersLeave: false,
};

it("finds a code that another ranking has, ages the wrong way round, and a ranking that is another one", () => {
  const rankings = [
    thai,
    { ...thai, youngestAge: 50, oldestAge: 40 },
    { ...thai, code: "TH", name: { th: "ไทย", en: "" } },
  ];
  expect(namedRankingProblems(rankings)).toEqual([
    { path: "rankings.1.code", code: "duplicate_code" },
    { path: "rankings.1.oldestAge", code: "backwards" },
    { path: "rankings.2.clock", code: "duplicate_ranking", found: "THAI" },
  ]);
});

it("finds a ranking for a gender whom the category is not for", () => {
  expect(namedRankingProblems([{ ...thai, gender: "M" }], "F")).toEqual([
    { path: "rankings.0.gender", code: "nobody_fits" },
  ]);
  expect(namedRankingProblems([{ ...thai, clock: "chip" }, thai, { ...thai, code: "F", gender: "F" }], "F")).toEqual([
    { path: "rankings.1.code", code: "duplicate_code" },
  ]);
});
