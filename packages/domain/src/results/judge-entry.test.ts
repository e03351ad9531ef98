import { describe, expect, it } from "vitest";
import type { Category, Entry, Penalty } from "../race/race.ts";
import {
  givenCategory,
  givenCheckpoints,
  givenEntry,
  givenPassings,
  GUN_AT,
  MINUTE,
} from "./given-race.test-support.ts";
import { judgeEntry } from "./judge-entry.ts";

const checkpoints = new Map([
  ...givenCheckpoints(
    "START:start:0 5K:split:5000 T2:split:7000 FIN:finish:10000 LAP:lap:4000 S2:start:0 F2:finish:9000",
  ),
  ["GATE", { code: "GATE", kind: "split" as const, distanceM: 6000, cutoffAt: GUN_AT + 60 * MINUTE }],
]);

interface Given {
  course?: string;
  category?: Partial<Category>;
  entry?: Partial<Entry>;
  penalties?: Penalty[];
  inProgress?: boolean;
}

function judge(reads: string, { course = "START 5K FIN", category, entry, penalties, inProgress }: Given = {}) {
  return judgeEntry(
    givenCategory(course, category),
    checkpoints,
    givenEntry(entry),
    givenPassings(reads),
    penalties ?? [],
    { inProgress: inProgress ?? false },
  );
}

describe("status", () => {
  it.each([
    ["", "dns", "registered"],
    ["FIN -5", "dns", "registered"],
    ["START 0.1", "dnf", "started"],
    ["START 0.1, 5K 25", "dnf", "on_course"],
    ["START 0.1, 5K 25, FIN 50", "finished", "finished"],
  ])("of reads %j is %s after the race and %s during it", (reads, after, during) => {
    expect(judge(reads).status).toBe(after);
    expect(judge(reads, { inProgress: true }).status).toBe(during);
  });

  it("is out of the time limit one millisecond after it, on the clock that ranks", () => {
    const limit = { timeLimitMs: 50 * MINUTE };
    expect(judge("START 1, FIN 50", { category: limit }).status).toBe("finished");
    expect(judge("START 1, FIN 50.001", { category: limit }).status).toBe("otl");
    expect(judge("START 1, FIN 51", { category: { ...limit, rankBy: "chip" } }).status).toBe("finished");
    expect(judge("START 1, 5K 55", { category: limit }).status).toBe("otl");
    expect(judge("START 1, 5K 45", { category: limit }).status).toBe("dnf");
  });

  it("is not out of the time limit for a penalty", () => {
    const result = judge("START 0, FIN 50", {
      category: { timeLimitMs: 50 * MINUTE },
      penalties: [{ timeMs: MINUTE }],
    });
    expect([result.status, result.timeMs]).toEqual(["finished", 51 * MINUTE]);
  });

  it("is out of the time limit after a cut-off, with a finish or without", () => {
    const course = "START GATE FIN";
    expect(judge("START 0, GATE 60, FIN 90", { course }).status).toBe("finished");
    const late = judge("START 0, GATE 60.001", { course, inProgress: true });
    expect([late.status, late.flags]).toEqual(["otl", ["missed_cutoff"]]);
    expect(judge("START 0, GATE 61, FIN 90", { course }).rankKey).toBeLessThan(late.rankKey);
  });

  it("is what an official ruled, and the time stays visible", () => {
    for (const ruledStatus of ["dns", "dnf", "dsq"] as const) {
      const result = judge("START 0, FIN 50", { entry: { ruledStatus } });
      expect([result.status, result.timeMs]).toEqual([ruledStatus, 50 * MINUTE]);
    }
    expect(judge("START 0, FIN 50", { penalties: [{ disqualify: true }] }).status).toBe("dsq");
  });
});

describe("times", () => {
  it("run from the gun or from the own start read, penalties added", () => {
    const reads = "START 2, 5K 25, FIN 50";
    const byGun = judge(reads, { penalties: [{ timeMs: 30_000 }] });
    expect([byGun.timeMs, byGun.gunMs, byGun.chipMs, byGun.penaltyMs]).toEqual([
      50.5 * MINUTE,
      50 * MINUTE,
      48 * MINUTE,
      30_000,
    ]);
    const byChip = judge(reads, { category: { rankBy: "chip" } });
    expect(byChip.timeMs).toBe(48 * MINUTE);
    expect(byChip.splits).toEqual([
      { checkpoint: "START", timeMs: 0 },
      { checkpoint: "5K", timeMs: 23 * MINUTE },
      { checkpoint: "FIN", timeMs: 48 * MINUTE },
    ]);
  });

  it("fall back to the gun without a start read, where the chip ranks", () => {
    const byChip = judge("FIN 50", { category: { rankBy: "chip" } });
    expect([byChip.timeMs, byChip.chipMs, byChip.flags]).toEqual([
      50 * MINUTE,
      50 * MINUTE,
      ["no_start_read", "missing_split"],
    ]);
    expect(judge("FIN 50").chipMs).toBeNull();
  });

  it("never fall below zero by a credit", () => {
    const result = judge("START 0, FIN 50", { penalties: [{ timeMs: -60 * MINUTE }] });
    expect([result.timeMs, result.rankKey >= 0]).toEqual([0, true]);
  });

  it("of relay legs run from hand-over to hand-over, null beside a missing one", () => {
    const relayLegs = [
      { code: "SWIM", to: "5K" },
      { code: "BIKE", to: "T2" },
      { code: "RUN", to: "FIN" },
    ];
    const given = { course: "START 5K T2 FIN", category: { relayLegs } };
    expect(judge("5K 20, T2 90, FIN 130", given).legMs).toEqual([20 * MINUTE, 70 * MINUTE, 40 * MINUTE]);
    expect(judge("5K 20, FIN 130", given).legMs).toEqual([20 * MINUTE, null, null]);
  });

  it("of stages are summed, from the stage's gun or the own start", () => {
    const stages = [
      { code: "1", checkpoints: ["START", "FIN"] },
      { code: "2", checkpoints: ["S2", "F2"], gunAt: GUN_AT + 120 * MINUTE },
    ];
    const given = { course: "START FIN S2 F2", category: { stages } };
    const result = judge("START 3, FIN 33, S2 120.5, F2 160", given);
    expect([result.timeMs, result.stageMs]).toEqual([70 * MINUTE, [30 * MINUTE, 40 * MINUTE]]);
    expect(result.splits.map(({ timeMs }) => timeMs)).toEqual([0, 30 * MINUTE, 0.5 * MINUTE, 40 * MINUTE]);
    const early = judge("START 3, FIN 33, S2 119, F2 160", given);
    expect(early.splits.map(({ timeMs }) => timeMs)).toEqual([0, 30 * MINUTE, null, 40 * MINUTE]);
    const partial = judge("FIN 33, S2 120.5, F2 160", given);
    expect([partial.status, partial.stageMs, partial.flags]).toEqual(["dnf", [null, 40 * MINUTE], ["no_stage_start"]]);
  });
});

describe("laps", () => {
  it("count until the limit, less those lost by penalty", () => {
    const given = { course: "START LAP", category: { timeLimitMs: 60 * MINUTE } };
    const result = judge("START 0, LAP 20, LAP 40, LAP 59, LAP 70", { ...given, penalties: [{ laps: 1 }] });
    expect([result.status, result.laps, result.timeMs]).toEqual(["finished", 2, 59 * MINUTE]);
    expect(judge("START 0, LAP 20", { ...given, inProgress: true }).status).toBe("on_course");
    expect(judge("START 0, LAP 20, LAP 61", { ...given, inProgress: true }).status).toBe("finished");
  });

  it("rank an entry under way by laps done and the time of the last one, not by the mats passed since", () => {
    const given = { course: "START CP LAP", category: { timeLimitMs: 600 * MINUTE }, inProgress: true };
    const lapSooner = judge("START 0, LAP 20, LAP 39", given);
    const furtherOn = judge("START 0, LAP 20, LAP 40, CP 45", given);
    const lapLess = judge("START 0, LAP 20, CP 30", given);
    expect(lapSooner.rankKey).toBeLessThan(furtherOn.rankKey);
    expect(furtherOn.rankKey).toBeLessThan(lapLess.rankKey);
  });

  it("are a DNF when too few: more laps first, then the earlier time", () => {
    const given = { course: "START LAP", category: { laps: 3 } };
    const keys = ["START 0, LAP 20, LAP 44", "START 0, LAP 20, LAP 45", "START 0, LAP 15", "START 0"].map(
      (reads) => judge(reads, given).rankKey,
    );
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    expect(judge("START 0, LAP 20, LAP 44", given).status).toBe("dnf");
  });
});
