import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import type { PlayerPage } from "@time-event/contract/players";
import { expect, test } from "vitest";
import { splitRows, usedInstants } from "./split-rows.ts";

const read = (checkpoint: string, at: number, used = true) => ({
  checkpoint,
  at,
  source: "",
  used,
  reason: used ? "split" : "repeated_read",
  lap: null,
  stage: null,
});

test("a point passed twice takes its reads in order, and an unused read tells nothing", () => {
  const reads = [read("A", 10), read("A", 12, false), read("B", 20), read("A", 30)];
  expect(usedInstants(["A", "B", "A"], [1, 2, 3], reads)).toEqual([10, 20, 30]);
});

test("a point without a time has no instant, and those after it keep theirs", () => {
  expect(usedInstants(["S", "A", "F"], [0, null, 9], [read("S", 1), read("F", 10)])).toEqual([1, null, 10]);
});

test("on a lap course each row is a lap, as long as the line says", () => {
  const page = {
    splitCodes: ["LAP", "LAP"],
    result: { splitMs: [100, 210] },
    reads: [read("LAP", 5), read("LAP", 9)],
    medianSplitMs: [],
    expected: [],
    splitRanks: [],
    why: { gunAt: 0 },
  } as unknown as PlayerPage;
  const category = { course: ["S", "LAP"], laps: null, distanceM: 0, stages: [] } as unknown as PublicCategory;
  const line = { code: "LAP", kind: "lap", distanceM: 2500 } as PublicCheckpoint;
  expect(splitRows(page, category, [line]).map(({ lap, distanceM, ms, at }) => [lap, distanceM, ms, at])).toEqual([
    [1, 2500, 100, 5],
    [2, 5000, 210, 9],
  ]);
  const withLoop = splitRows(page, { ...category, firstLapM: 700 }, [line]);
  expect(withLoop.map(({ distanceM }) => distanceM)).toEqual([700, 3_200]);
});

test("stages follow each other along the course", () => {
  const page = {
    splitCodes: ["S1", "F1", "S2", "F2"],
    result: { splitMs: [0, 5, 0, 7] },
    reads: [],
    medianSplitMs: [],
    expected: [],
    splitRanks: [],
    why: { gunAt: 0 },
  } as unknown as PlayerPage;
  const category = {
    course: ["S1", "F1", "S2", "F2"],
    laps: null,
    distanceM: 0,
    stages: ["ONE", "TWO"],
  } as unknown as PublicCategory;
  const checkpoints = ["S1", "F1", "S2", "F2"].map(
    (code) => ({ code, kind: code[0] === "S" ? "start" : "finish" }) as PublicCheckpoint,
  );
  expect(splitRows(page, category, checkpoints).map(({ stage }) => stage)).toEqual(["ONE", "ONE", "TWO", "TWO"]);
});

test("places are gained since the last point that has a rank", () => {
  const page = {
    splitCodes: ["A", "B", "C", "D"],
    result: { splitMs: [10, 20, null, 40] },
    reads: [],
    medianSplitMs: [],
    expected: [],
    splitRanks: [9, 5, null, 7],
    why: { gunAt: 0 },
  } as unknown as PlayerPage;
  const category = { course: ["A", "B", "C", "D"], laps: null, distanceM: 0, stages: [] } as unknown as PublicCategory;
  expect(splitRows(page, category, []).map(({ rank, gained }) => [rank, gained])).toEqual([
    [9, null],
    [5, 4],
    [null, null],
    [7, -2],
  ]);
});

test("a point closes so long after the player's own start, or at a time of day, whichever is sooner", () => {
  const page = {
    splitCodes: ["S", "A", "F"],
    result: { splitMs: [0, 5, 9] },
    reads: [],
    medianSplitMs: [],
    expected: [],
    splitRanks: [],
    why: { gunAt: 1_000 },
  } as unknown as PlayerPage;
  const category = {
    course: ["S", "A", "F"],
    laps: null,
    distanceM: 0,
    stages: [],
    cutoffsAt: [null, 1_400, 1_400],
    cutoffsAfterMs: [null, 500, 300],
  } as unknown as PublicCategory;
  const points = ["S", "A", "F"].map((code) => ({ code, kind: "split", cutoffAt: null }) as PublicCheckpoint);
  expect(splitRows(page, category, points).map(({ cutoffAt }) => cutoffAt)).toEqual([null, 1_400, 1_300]);
});
