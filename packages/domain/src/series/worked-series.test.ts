import { describe, expect, it } from "vitest";
import type { ResultStatus } from "../results/result.ts";
import { workedRows } from "../text/worked-rows.test-support.ts";
import { type Outcome, pointsOf } from "./race-points.ts";
import { givenRules } from "./given-series.test-support.ts";
import { scorePerson } from "./score-person.ts";

const secondsIn = (cell: string) => (cell === "–" ? null : Number(cell.replace(" s", "")) * 1_000);

describe("the worked tables of docs/algorithms/series.md", () => {
  it.each(workedRows("series.md", "### Points of one race"))(
    "give %s %s, place %s, %s of %s × %s %%: %s",
    (rule, status, place, time, winner, factor, points) => {
      const byPlace = { by: "place", table: [60, 54, 49], others: 1 } as const;
      const rules = givenRules({ points: rule === "time" ? { by: "time", winner: 1_000 } : byPlace });
      const outcome: Outcome = {
        status: status as ResultStatus,
        place: place === "–" ? null : Number(place),
        among: 40,
        timeMs: secondsIn(time!),
        winnerMs: secondsIn(winner!),
      };
      const given = pointsOf(rules, outcome, Number(factor));
      expect(given ? (given.points / 100).toFixed(2) : "–").toBe(points);
    },
  );

  it.each(workedRows("series.md", "### What counts"))(
    "count %s: %s points, races %s",
    (cells, total, which, hasPlace) => {
      const points = cells!.split(", ");
      const table = points.map((each) => Number(each) || 0);
      const rules = givenRules({ points: { by: "place", table, others: 0 }, best: 3, atLeast: 2 });
      const races = points.map((each, id) => ({
        id: id + 1,
        factorPercent: 100,
        state: each === "?" ? ("to_come" as const) : ("counted" as const),
      }));
      const outcomes = new Map(
        points.flatMap((each, at): [number, Outcome][] =>
          /\d/.test(each) ? [[at + 1, { status: "finished", place: at + 1, among: 9, timeMs: 1, winnerMs: 1 }]] : [],
        ),
      );
      const score = scorePerson(rules, races, outcomes);
      expect(score.total / 100).toBe(Number(total));
      const counting = score.races.filter(({ counts }) => counts).map(({ race }) => race);
      expect(counting.join(", ")).toBe(which);
      expect(score.unranked === null ? "yes" : "no").toBe(hasPlace);
    },
  );
});
