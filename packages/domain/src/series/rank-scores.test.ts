import { expect, it } from "vitest";
import { rankScores, tieDecision } from "./rank-scores.ts";

const score = (name: string, total: number, wins = 0, lastRace = 0, unranked: "too_few_races" | null = null) => ({
  name,
  total,
  wins,
  lastRace,
  unranked,
});
const places = (scores: ReturnType<typeof score>[], ties: ("wins" | "lastRace")[] = ["wins", "lastRace"]) =>
  rankScores(scores, ties).map((each) => [each.score.name, each.place]);

it("ranks by points, then wins, then the last race, and shares what is equal in all", () => {
  const scores = [
    score("d", 900, 1, 100),
    score("c", 900, 1, 100),
    score("b", 900, 1, 300),
    score("a", 900, 2, 0),
    score("e", 800),
  ];
  expect(places(scores)).toEqual([
    ["a", 1],
    ["b", 2],
    ["d", 3],
    ["c", 3],
    ["e", 5],
  ]);
  expect(places(scores, ["lastRace"])[0]).toEqual(["b", 1]);
  expect(places(scores, []).map(([, place]) => place)).toEqual([1, 1, 1, 1, 5]);
});

it("puts who has no place last, with as many points as they have", () => {
  expect(places([score("few", 5_000, 3, 0, "too_few_races"), score("none", 0), score("a", 100)])).toEqual([
    ["a", 1],
    ["none", 2],
    ["few", null],
  ]);
});

it("says what decided", () => {
  const ties = ["wins", "lastRace"] as const;
  expect(tieDecision(score("a", 900), score("b", 800), ties)).toBeNull();
  expect(tieDecision(score("a", 900, 1), score("b", 900), ties)).toBe("wins");
  expect(tieDecision(score("a", 900, 0, 10), score("b", 900), ties)).toBe("lastRace");
  expect(tieDecision(score("a", 900), score("b", 900), ties)).toBe("shared");
  expect(tieDecision(score("a", 900, 1), score("b", 900), [])).toBe("shared");
});
