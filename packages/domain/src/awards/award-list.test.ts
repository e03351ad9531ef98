import { expect, it } from "vitest";
import { rankKey } from "../results/rank-key.ts";
import { awardList, type Contender, inCeremonyOrder, unknownsOf } from "./award-list.ts";
import { type AwardRules, usualAwards } from "./award-rules.ts";

const minute = 60_000;
const key = (minutes: number) =>
  rankKey({ status: "finished", hasFinish: true, progress: 0, timeMs: minutes * minute });
const category = {
  gender: "any",
  rankBy: "gun",
  winnersLeaveAgeGroups: 0,
  ageGroups: [
    { code: "18-39", from: 18, to: 39 },
    { code: "40+", from: 40, to: null },
  ],
} as const;
const noPrizes: AwardRules = {
  overall: 0,
  gender: 0,
  thai: 0,
  ageGroup: 0,
  team: 0,
  rankings: {},
  winnersLeave: true,
};

const given = (id: number, minutes: number, changes: Partial<Contender> = {}): Contender => ({
  id,
  gender: "F",
  ageGroup: "18-39",
  rankKey: key(minutes),
  isThai: true,
  hasAge: true,
  ...changes,
});
const winnersOf = (of: string, awards: ReturnType<typeof awardList>) =>
  awards.find((award) => award.key === of)!.winners.map(({ place, id }) => [place, id]);
const skippedOf = (of: string, awards: ReturnType<typeof awardList>) =>
  awards.find((award) => award.key === of)!.skipped.map(({ id, won }) => [id, won]);

it("gives somebody the highest prize that they win, and the next one moves up in the lower ones", () => {
  const people = [given(1, 40), given(2, 41, { isThai: false }), given(3, 42), given(4, 43), given(5, 44)];
  const awards = awardList(category, { ...noPrizes, gender: 1, thai: 1, ageGroup: 2 }, people, []);
  expect(winnersOf("gender:F", awards)).toEqual([[1, 1]]);
  expect(winnersOf("thai:F", awards)).toEqual([[1, 3]]);
  expect(skippedOf("thai:F", awards)).toEqual([[1, "gender:F"]]);
  expect(winnersOf("ageGroup:F:18-39", awards)).toEqual([
    [1, 2],
    [2, 4],
  ]);
  expect(skippedOf("ageGroup:F:18-39", awards)).toEqual([
    [1, "gender:F"],
    [3, "thai:F"],
  ]);
});

it("lets winners keep every prize where they do not leave", () => {
  const people = [given(1, 40), given(2, 41)];
  const awards = awardList(category, { ...noPrizes, gender: 1, ageGroup: 2, winnersLeave: false }, people, []);
  expect(winnersOf("ageGroup:F:18-39", awards)).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it("gives a shared last place to all who share it, and no place after it", () => {
  const people = [given(1, 40), given(2, 41), given(3, 41), given(4, 41), given(5, 42)];
  const awards = awardList(category, { ...noPrizes, gender: 2 }, people, []);
  expect(winnersOf("gender:F", awards)).toEqual([
    [1, 1],
    [2, 2],
    [2, 3],
    [2, 4],
  ]);
});

it("never gives an age prize to whom the category's own rule takes out of the age groups", () => {
  const people = [given(1, 40), given(2, 41), given(3, 42)];
  const awards = awardList(
    { ...category, winnersLeaveAgeGroups: 2 },
    { ...noPrizes, gender: 1, ageGroup: 1, winnersLeave: false },
    people,
    [],
  );
  expect(winnersOf("ageGroup:F:18-39", awards)).toEqual([[1, 3]]);
  expect(skippedOf("ageGroup:F:18-39", awards)).toEqual([
    [1, null],
    [2, null],
  ]);
});

it("follows the clock of each ranking", () => {
  const clocks = { ...category, rankAgeGroupsBy: "chip" } as const;
  const people = [
    given(1, 40, { otherRankKey: key(40) }),
    given(2, 41, { otherRankKey: key(38) }),
    given(3, 42, { otherRankKey: key(37) }),
  ];
  const awards = awardList(clocks, { ...noPrizes, gender: 1, ageGroup: 2 }, people, []);
  expect(winnersOf("gender:F", awards)).toEqual([[1, 1]]);
  expect(winnersOf("ageGroup:F:18-39", awards)).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

it("gives nothing to whoever did not finish, and says of whom too little is known", () => {
  const dnf = rankKey({ status: "dnf", hasFinish: false, progress: 1, timeMs: 0 });
  const people = [
    given(1, 40, { gender: "X" }),
    given(2, 41, { ageGroup: null, hasAge: false, isThai: null }),
    given(3, 42, { rankKey: dnf, hasAge: false }),
  ];
  const rules = { ...noPrizes, overall: 3, gender: 3, thai: 3, ageGroup: 3 };
  const awards = awardList(category, { ...rules, winnersLeave: false }, people, []);
  expect(winnersOf("overall", awards)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(winnersOf("gender:F", awards)).toEqual([[1, 2]]);
  expect(winnersOf("thai:F", awards)).toEqual([]);
  expect(unknownsOf(category, rules, people)).toEqual({ gender: 1, age: 1, nationality: 1 });
});

it("has one prize for an age group of each gender, also where two groups have one name", () => {
  const groups = [
    { code: "30-39", from: 30, to: 39, gender: "M" },
    { code: "30-39", from: 30, to: 39, gender: "F" },
    { code: "40+", from: 40, to: null },
  ] as const;
  const awards = awardList({ ...category, ageGroups: groups }, { ...noPrizes, ageGroup: 1 }, [], []);
  expect(awards.map((award) => award.key)).toEqual([
    "ageGroup:M:30-39",
    "ageGroup:F:30-39",
    "ageGroup:F:40+",
    "ageGroup:M:40+",
  ]);
});

it("gives prizes to teams, and ends the ceremony with the highest prize", () => {
  const of = { ...category, team: { best: 2, by: "time" } } as const;
  const people = [given(1, 40), given(2, 41), given(3, 42)];
  const members = [
    { id: 1, team: "A", timeMs: 40 * minute, overall: 1 },
    { id: 2, team: "A", timeMs: 41 * minute, overall: 2 },
    { id: 3, team: "B", timeMs: 42 * minute, overall: 3 },
  ];
  const awards = awardList(of, { ...noPrizes, overall: 1, gender: 1, ageGroup: 1, team: 3 }, people, members);
  expect(awards.at(-1)).toMatchObject({ key: "team", teams: [{ place: 1, team: "A", ids: [1, 2] }] });
  const kinds = new Set(inCeremonyOrder(awards).map(({ kind }) => kind));
  expect([...kinds]).toEqual(["team", "ageGroup", "gender", "overall"]);
});

it("needs no set-up: as many prizes of each gender as the category takes out of its age groups", () => {
  expect(usualAwards({ ...category, winnersLeaveAgeGroups: 5 })).toEqual({
    overall: 0,
    gender: 5,
    thai: 0,
    ageGroup: 5,
    team: 0,
    rankings: {},
    winnersLeave: true,
  });
  expect(usualAwards(category)).toMatchObject({ gender: 3, winnersLeave: false });
  expect(usualAwards({ ...category, ageGroups: [], relayLegs: [{ code: "1", to: "FIN" }] })).toMatchObject({
    overall: 3,
    gender: 0,
    ageGroup: 0,
  });
});

it("gives prizes of named rankings between those of genders and of age groups, and only some of their winners leave", () => {
  const ranking = {
    name: { th: "", en: "" },
    clock: "gun",
    gender: "any",
    youngestAge: null,
    oldestAge: null,
  } as const;
  const named = {
    ...category,
    rankings: [
      { ...ranking, code: "PRO", nationality: "any", division: "pro", winnersLeave: true },
      { ...ranking, code: "OPEN", clock: "chip", nationality: "any", division: "", winnersLeave: false },
    ],
  } as const;
  const people = [
    given(1, 40, { rankings: ["PRO", "OPEN"], otherRankKey: key(40) }),
    given(2, 41, { rankings: ["PRO", "OPEN"], otherRankKey: key(41) }),
    given(3, 42, { rankings: ["OPEN"], otherRankKey: key(39) }),
    given(4, 43, { rankings: ["OPEN"], otherRankKey: key(38) }),
  ];
  const rules = { ...noPrizes, gender: 1, ageGroup: 2, rankings: { PRO: 1 } };
  const awards = awardList(named, rules, people, []);
  expect(winnersOf("named:PRO", awards)).toEqual([[1, 2]]);
  expect(skippedOf("named:PRO", awards)).toEqual([[1, "gender:F"]]);
  // by chip; nobody said how many, so three would win
  expect(winnersOf("named:OPEN", awards)).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(skippedOf("named:OPEN", awards)).toEqual([
    [1, "gender:F"],
    [2, "named:PRO"],
  ]);
  expect(winnersOf("ageGroup:F:18-39", awards)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});
