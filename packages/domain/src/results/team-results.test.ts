import { expect, it } from "vitest";
import { rankTeams, type TeamMember } from "./team-results.ts";

/** `Red:1:100` is a Red member ranked 1 in 100 ms; `Red:-` is one without a rank. */
function givenMembers(text: string): TeamMember[] {
  return text.split(" ").map((member, id) => {
    const [team = "", rank, timeMs] = member.split(":");
    return rank === "-"
      ? { id, team, timeMs: null, overall: null }
      : { id, team, timeMs: Number(timeMs), overall: Number(rank) };
  });
}
const places = (best: number, by: "time" | "rank", text: string) =>
  rankTeams({ best, by }, givenMembers(text)).map(({ team, rank, score }) => [team, rank, score]);

it("sums the times of the best members only", () => {
  expect(places(2, "time", "Red:1:100 Red:4:400 Red:6:900 Blue:2:200 Blue:3:350")).toEqual([
    ["Red", 1, 500],
    ["Blue", 2, 550],
  ]);
});

it("sums places where the rule says rank", () => {
  expect(places(2, "rank", "Red:1:100 Red:6:900 Blue:2:200 Blue:3:350")).toEqual([
    ["Blue", 1, 5],
    ["Red", 2, 7],
  ]);
});

it("gives a tie to the team with the better best member, and one place to full equals", () => {
  expect(places(2, "time", "Red:2:200 Red:3:300 Blue:1:100 Blue:4:400")[0]).toEqual(["Blue", 1, 500]);
  expect(places(1, "time", "Red:1:100 Blue:1:100 Green:3:200").map(([, rank]) => rank)).toEqual([1, 1, 3]);
});

it("leaves teams with too few finishers without a place", () => {
  expect(places(2, "time", "Red:1:100 Red:- Blue:2:200 Blue:3:350 Green:-")).toEqual([
    ["Blue", 1, 550],
    ["Red", null, null],
    ["Green", null, null],
  ]);
});
