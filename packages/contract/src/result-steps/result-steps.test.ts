import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ResultRow, resultRow, type ResultStep } from "../results.ts";
import { blankRow, columns } from "./expected-values.ts";
import { type ListAt, stepBetween, takeStep, takeSteps } from "./result-steps.ts";

const points = ["START", "10K", "FIN"];
const overWire = (step: ResultStep) => JSON.parse(JSON.stringify(step)) as ResultStep;

const ms = fc.option(fc.integer({ min: 0, max: 5 }).map((steps) => steps * 1000));
const rank = fc.option(fc.integer({ min: 1, max: 4 }));
/** Rows in which everything differs from what the rules of a race would make of it. */
const anyRow = fc.record<ResultRow>({
  bib: fc.constantFrom("1", "2", "3", "4", "5"),
  name: fc.constantFrom("มาลี", "ปิติ"),
  nameEn: fc.constant(""),
  nameRtgs: fc.constantFrom(undefined, "Mali", "Piti"),
  gender: fc.constantFrom("M", "F"),
  nationality: fc.constant("THA"),
  club: fc.constant(""),
  team: fc.option(fc.constant("A")),
  ageGroup: fc.option(fc.constantFrom("18-39", "40+")),
  status: fc.constantFrom("registered", "started", "on_course", "finished", "dsq"),
  overallRank: rank,
  genderRank: rank,
  ageGroupRank: rank,
  timeMs: ms,
  gunMs: ms,
  chipMs: ms,
  penaltyMs: fc.constantFrom(0, 1000),
  gapMs: ms,
  laps: fc.nat(2),
  splitMs: fc.array(ms, { maxLength: 4 }),
  flags: fc.subarray(["missing_split", "too_fast"]),
  lastSeen: fc.option(fc.record({ checkpoint: fc.constantFrom(...points), at: fc.nat(5000) })),
});
const anyList = fc.record({ rows: fc.array(anyRow, { maxLength: 7 }), total: fc.nat(9) });

it("knows every column of a row but the place among what a club or a nation leaves, whose lists have no steps", () => {
  expect([...columns, "filterRank"].toSorted()).toEqual(Object.keys(resultRow.shape).toSorted());
});

describe("a step of a list of results", () => {
  it("makes the list before it into the list after it, whatever both hold", () => {
    fc.assert(
      fc.property(anyList, anyList, (one, other) => {
        const before: ListAt = { version: 1, ...one };
        const after: ListAt = { version: 2, ...other };
        expect(takeStep(before, overWire(stepBetween(before, after, points)), points)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it("brings whoever knows any version of a history to its end, and passes over what they have", () => {
    fc.assert(
      fc.property(fc.array(anyList, { minLength: 2, maxLength: 6 }), fc.nat(5), (history, from) => {
        const lists = history.map((list, index): ListAt => ({ version: 1 + index * 2, ...list }));
        const steps = lists.slice(1).map((list, index) => overWire(stepBetween(lists[index]!, list, points)));
        expect(takeSteps(lists[from % lists.length]!, steps, points)).toEqual(lists.at(-1));
      }),
    );
  });

  it("leaves rows that did not change the same objects", () => {
    const rows = ["1", "2", "3"].map((bib): ResultRow => ({ ...blankRow, bib }));
    const after = [rows[2]!, rows[0]!, { ...rows[1]!, status: "started" as const }];
    const before = { version: 1, total: 3, rows };
    const step = stepBetween(before, { version: 2, total: 3, rows: after }, points);
    const taken = takeStep(before, step, points)!.rows;
    expect(taken).toEqual(after);
    expect(taken[0]).toBe(rows[2]);
    expect(taken[1]).toBe(rows[0]);
  });

  it("is refused by a list that it does not begin with", () => {
    const before: ListAt = { version: 1, total: 1, rows: [blankRow] };
    const step = stepBetween(before, { ...before, version: 2, rows: [] }, points);
    expect(takeStep({ ...before, version: 0 }, step, points)).toBeNull();
    expect(takeSteps({ ...before, version: 0 }, [step], points)).toBeNull();
    expect(takeStep({ ...before, rows: [] }, [1, 2, 0, [], [0, 7], []], points)).toBeNull();
  });
});

/** A marathon by the gun in which everybody so far has finished but the last three. */
function givenField(): ResultRow[] {
  const gunAt = 1_794_000_000_000;
  return Array.from({ length: 100 }, (_, index): ResultRow => {
    const isIn = index < 97;
    const startMs = 1000 + index * 137;
    const gunMs = 9_000_000 + index * 61_234;
    const splitMs = [startMs, Math.round(gunMs / 4), isIn ? gunMs : null];
    return {
      ...blankRow,
      bib: String(2000 + index * 7),
      name: `นักวิ่ง ${index}`,
      gender: index % 3 === 0 ? "F" : "M",
      ageGroup: index % 2 === 0 ? "18-39" : "40+",
      status: isIn ? "finished" : "on_course",
      splitMs,
      lastSeen: { checkpoint: isIn ? "FIN" : "10K", at: gunAt + splitMs[isIn ? 2 : 1]! },
      ...(isIn && { gunMs, chipMs: gunMs - startMs, timeMs: gunMs }),
    };
  });
}

/** Places and gaps as a server gives them. */
function ranked(rows: readonly ResultRow[]): ResultRow[] {
  const ahead = new Map<string, number>();
  const next = (group: string) => ahead.set(group, (ahead.get(group) ?? 0) + 1).get(group)!;
  return rows.map((row) => {
    if (row.timeMs === null) return row;
    const [overallRank, genderRank] = [next(""), next(row.gender)];
    const ageGroupRank = next(`${row.gender} ${row.ageGroup}`);
    return { ...row, overallRank, genderRank, ageGroupRank, gapMs: row.timeMs - rows[0]!.timeMs! };
  });
}

describe("what a step says", () => {
  it("of a finish in the middle of the field is one number, and nothing of those who lose a place", () => {
    const before = ranked(givenField());
    const gunMs = 10_000_001;
    const late = before[97]!;
    const finisher: ResultRow = {
      ...late,
      status: "finished",
      splitMs: [late.splitMs[0]!, late.splitMs[1]!, gunMs],
      lastSeen: { checkpoint: "FIN", at: 1_794_000_000_000 + gunMs },
      gunMs,
      chipMs: gunMs - late.splitMs[0]!,
      timeMs: gunMs,
    };
    const others = before.filter((row) => row !== late);
    const place = others.findIndex(({ timeMs }) => timeMs === null || timeMs > gunMs);
    const after = ranked(others.toSpliced(place, 0, finisher));
    const step = stepBetween({ version: 7, total: 500, rows: before }, { version: 8, total: 500, rows: after }, points);
    const [, , , left, put, patches] = step;
    expect({ left, put }).toEqual({ left: [], put: [place, 97] });
    expect(patches).toEqual([[place, expect.any(Number), "finished", [2, gunMs]]]);
    expect(takeStep({ version: 7, total: 500, rows: before }, step, points)?.rows).toEqual(after);
  });
});
