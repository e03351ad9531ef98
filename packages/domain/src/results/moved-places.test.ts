import { expect, it } from "vitest";
import { movedPlaces } from "./moved-places.ts";
import { HIGHEST_RANKED_KEY } from "./rank-key.ts";

const options = { rankBy: "gun" as const, winnersLeaveAgeGroups: 0 };
const standing = (id: number, rankKey: number, ageGroup = "30-39") => ({ id, gender: "F" as const, ageGroup, rankKey });
const standings = [standing(1, 100), standing(2, 200, "40-49"), standing(3, 300), standing(4, 400)];
const ranks = (overall: number | null, gender: number | null, ageGroup: number | null) => ({
  overall,
  gender,
  ageGroup,
});

it("names who gains a place, and leaves out whose places stay", () => {
  expect(movedPlaces(options, standings, standing(1, 350))).toEqual([
    { id: 1, before: ranks(1, 1, 1), after: ranks(3, 3, 2) },
    { id: 2, before: ranks(2, 2, 1), after: ranks(1, 1, 1) },
    { id: 3, before: ranks(3, 3, 2), after: ranks(2, 2, 1) },
  ]);
});

it("lets everybody behind a disqualified one move up", () => {
  const moved = movedPlaces(options, standings, standing(1, HIGHEST_RANKED_KEY + 1));
  expect(moved.map(({ id, after }) => [id, after.overall])).toEqual([
    [1, null],
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
});
