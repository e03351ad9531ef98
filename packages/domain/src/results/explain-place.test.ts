import { expect, it } from "vitest";
import type { Penalty } from "../race/race.ts";
import { explainPlace } from "./explain-place.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "./given-race.test-support.ts";
import { judgeEntry } from "./judge-entry.ts";
import { createRanking } from "./ranking.ts";

const checkpoints = givenCheckpoints("START:start:0 5K:split:5000 FIN:finish:10000");
const ageGroups = [{ code: "30-39", from: 30, to: 39 }];

function explain(fields: { reads: string; penalties?: Penalty[] }[], id: number) {
  const category = givenCategory("START 5K FIN", { rankBy: "chip", ageGroups, winnersLeaveAgeGroups: 1 });
  const ranking = createRanking(category);
  const entries = fields.map(({ reads, penalties = [] }) => ({ passings: givenPassings(reads), penalties }));
  entries.forEach(({ passings, penalties }, index) => {
    const { rankKey } = judgeEntry(category, checkpoints, givenEntry(), passings, penalties, { inProgress: false });
    ranking.set({ id: index, gender: "F", ageGroup: "30-39", rankKey });
  });
  const { passings, penalties } = entries[id] ?? { passings: [], penalties: [] };
  return explainPlace({
    id,
    category,
    checkpoints,
    entry: givenEntry(),
    ageGroup: "30-39",
    passings,
    penalties,
    ranking,
    inProgress: false,
  });
}

it("names the clock, the reads, the rounding and the penalties behind a place", () => {
  const why = explain(
    [
      { reads: "START 0, FIN 40" },
      { reads: "START 0.1, START 3, 5K 24, FIN 45.001", penalties: [{ timeMs: MINUTE }] },
      { reads: "FIN 50" },
    ],
    1,
  );
  expect([why.clock, why.clockStart]).toEqual(["chip", "start_read"]);
  expect([why.startRead?.at, why.finishRead?.checkpoint]).toEqual([GUN_AT + 3 * MINUTE, "FIN"]);
  expect(why.reads[0]?.ignored).toBe("early_start_read");
  expect([why.rawMs, why.penaltyMs, why.timeMs, why.shownMs]).toEqual([2_520_060, MINUTE, 2_580_060, 2_581_000]);
  expect(why.ranks).toEqual({ overall: 2, gender: 2, ageGroup: 1 });
  expect([why.ahead, why.behind]).toEqual([
    { id: 0, laps: 0, timeMs: 180_060 },
    { id: 2, laps: 0, timeMs: 419_940 },
  ]);
});

it("says that a winner left the age group, and who is tied", () => {
  const why = explain([{ reads: "START 0, FIN 40" }, { reads: "START 1, FIN 41" }], 0);
  expect([why.winnerLeftAgeGroup, why.tiedWith, why.ranks.ageGroup]).toEqual([true, [1], null]);
  expect(explain([{ reads: "FIN 40" }], 0).clockStart).toBe("gun_without_start_read");
});
