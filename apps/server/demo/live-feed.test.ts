import { describe, expect, it } from "vitest";
import type { PassingRow } from "../src/features/race-folder/race-folder.types.ts";
import { dueBatches, duePassings } from "./live-feed.ts";

const upcoming = [1_000, 2_000, 2_000, 3_500, 9_000].map((at): PassingRow => ({
  checkpoint: "LAP",
  bib: "7",
  chip: null,
  at,
  source: "chip",
  device: "mat-lap",
}));
const times = (passings: readonly PassingRow[]) => passings.map(({ at }) => at);

describe("what is due", () => {
  it("comes after the last time, up to and with now", () => {
    expect(times(duePassings(upcoming, 1_000, 3_500))).toEqual([2_000, 2_000, 3_500]);
  });

  it("is nothing between two reads, and after the last", () => {
    expect(duePassings(upcoming, 3_500, 8_999)).toEqual([]);
    expect(duePassings(upcoming, 9_000, Infinity)).toEqual([]);
  });

  it("is everything once, however the time is cut", () => {
    const cuts = [0, 500, 1_000, 1_999, 2_000, 4_000, 10_000];
    const fed = cuts.slice(1).flatMap((now, index) => duePassings(upcoming, cuts[index]!, now));
    expect(fed).toEqual(upcoming);
  });

  it("comes in batches when there is much to catch up with", () => {
    expect(dueBatches(upcoming, 0, 10_000, 2).map(times)).toEqual([[1_000, 2_000], [2_000, 3_500], [9_000]]);
    expect(dueBatches(upcoming, 9_000, 10_000)).toEqual([]);
  });
});
