import { describe, expect, it } from "vitest";
import {
  areAtTheSameTime,
  eligibilityProblems,
  type EnteringPlayer,
  type EntryRule,
  teamSizes,
} from "./eligibility.ts";

const raceDay = "2026-11-22";
const rule: EntryRule = {
  code: "10K",
  gender: "any",
  entryKind: "individual",
  teamMix: "any",
  teamSmallest: null,
  teamLargest: null,
  youngestAge: null,
  oldestAge: null,
  gunAt: 0,
  timeLimitMs: null,
};
const player = (changes: Partial<EnteringPlayer> = {}): EnteringPlayer => ({
  firstName: "มานี",
  lastName: "ใจดี",
  gender: "F",
  birthDate: "1990-05-12",
  ...changes,
});
const blank = { firstName: "", lastName: "", gender: null, birthDate: null };
const team = { entryKind: "team", teamSmallest: 2, teamLargest: 3 } as const;

function wordsOf(changes: Partial<EntryRule>, players: EnteringPlayer[], complete = false): string[] {
  return eligibilityProblems({ ...rule, ...changes }, players, raceDay, { complete }).map(
    ({ path, code }) => `${path} ${code}`,
  );
}

describe("eligibilityProblems", () => {
  it.each([
    [
      "a man in a women's category",
      { gender: "F" },
      [player({ gender: "M" })],
      ["players.0.gender gender_not_allowed"],
    ],
    [
      "a birthday one day too late",
      { youngestAge: 18 },
      [player({ birthDate: "2008-11-23" })],
      ["players.0.birthDate too_young"],
    ],
    ["nobody on the birthday itself", { youngestAge: 18 }, [player({ birthDate: "2008-11-22" })], []],
    ["the oldest age to its last day", { oldestAge: 59 }, [player({ birthDate: "1966-11-23" })], []],
    ["an older one", { oldestAge: 59 }, [player({ birthDate: "1966-11-22" })], ["players.0.birthDate too_old"]],
    ["two players where one enters", {}, [player(), player()], ["players team_too_large"]],
    ["a fourth of three", team, [player(), player(), player(), player()], ["players team_too_large"]],
    ["a man in a team of women", { ...team, teamMix: "women" }, [player({ gender: "M" })], ["players team_mix"]],
    ["what is not filled in: nothing", { ...team, gender: "F", youngestAge: 18 }, [blank], []],
  ] as const)("finds %s", (_, changes, players, expected) => {
    expect(wordsOf(changes, [...players])).toEqual(expected);
  });

  it("finds what is missing once the entry must be complete", () => {
    expect(wordsOf(team, [blank], true)).toEqual([
      "players.0.firstName required",
      "players.0.gender required",
      "players.0.birthDate required",
      "players team_too_small",
    ]);
    expect(wordsOf({ ...team, teamMix: "mixed" }, [player(), player()], true)).toEqual(["players team_mix"]);
    expect(wordsOf({ ...team, teamMix: "mixed" }, [player(), player({ gender: "M" })], true)).toEqual([]);
  });
});

it("counts one player for an entry that is no team's", () => {
  expect(teamSizes({ ...rule, teamSmallest: 4, teamLargest: 9 })).toEqual({ smallest: 1, largest: 1 });
  expect(teamSizes(team)).toEqual({ smallest: 2, largest: 3 });
});

describe("areAtTheSameTime", () => {
  const hour = 3_600_000;
  it.each([
    ["a race within the limit of another", 0, 6 * hour, 5 * hour, null, true],
    ["a race from the instant on at which another must be over", 0, 6 * hour, 6 * hour, null, false],
    ["races of two days", 0, null, 24 * hour, null, false],
    ["a category and itself", 0, 1, 0, 1, true],
  ])("compares %s", (_, gunAt, timeLimitMs, otherGunAt, otherLimitMs, expected) => {
    const [one, other] = [
      { gunAt, timeLimitMs },
      { gunAt: otherGunAt, timeLimitMs: otherLimitMs },
    ];
    expect([areAtTheSameTime(one, other), areAtTheSameTime(other, one)]).toEqual([expected, expected]);
  });
});
