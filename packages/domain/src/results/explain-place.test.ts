import { expect, it } from "vitest";
import type { Entry, Penalty } from "../race/race.ts";
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
const state = { inProgress: false, readsOutrankDns: true };
const ageGroups = [{ code: "30-39", from: 30, to: 39 }];

interface Explained {
  readonly reads: string;
  readonly penalties?: Penalty[];
  readonly entry?: Partial<Entry>;
}

function explain(fields: readonly Explained[], id: number) {
  const category = givenCategory("START 5K FIN", { rankBy: "chip", ageGroups, winnersLeaveAgeGroups: 1 });
  const ranking = createRanking(category);
  const entries = fields.map(({ reads, penalties = [], entry = {} }) => ({
    passings: givenPassings(reads),
    penalties,
    entry: givenEntry(entry),
  }));
  entries.forEach(({ passings, penalties, entry }, index) => {
    const { rankKey } = judgeEntry(category, checkpoints, entry, passings, penalties, state);
    ranking.set({ id: index, gender: "F", ageGroup: "30-39", rankKey });
  });
  const { passings, penalties, entry } = entries[id] ?? { passings: [], penalties: [], entry: givenEntry() };
  return explainPlace({
    id,
    category,
    checkpoints,
    entry,
    ageGroup: "30-39",
    passings,
    penalties,
    ranking,
    ...state,
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

it("says which ruling stands: not a DNS of somebody who was read, but that of somebody who withdrew", () => {
  const rulingOf = (entry: Partial<Entry>, reads = "START 0, FIN 40") => explain([{ reads, entry }], 0).ruledStatus;
  expect(rulingOf({ ruledStatus: "dns" })).toBe(null);
  expect(rulingOf({ ruledStatus: "dns" }, "")).toBe("dns");
  expect(rulingOf({ isWithdrawn: true })).toBe("dns");
  expect(rulingOf({ ruledStatus: "dnf" })).toBe("dnf");
});
