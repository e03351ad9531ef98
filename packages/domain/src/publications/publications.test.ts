import fc from "fast-check";
import { expect, it } from "vitest";
import { compareLists } from "./compare-lists.ts";
import { listText, type PublishedRow, rowsText } from "./published-list.ts";
import { protestEndOf, refusalsOfPublishing, stageOf } from "./publish-rules.ts";

const row = (bib: string, overallRank: number | null, changes: Partial<PublishedRow> = {}): PublishedRow => ({
  bib,
  status: "finished",
  timeMs: 2_400_000,
  penaltyMs: 0,
  laps: 0,
  overallRank,
  genderRank: overallRank,
  ageGroup: "F30",
  ageGroupRank: overallRank,
  ...changes,
});

it("tells whose own result changed, and who moved because of them", () => {
  const before = [row("1", 1), row("2", 2), row("3", 3), row("4", 4)];
  const after = [row("2", 1), row("1", 2, { timeMs: 2_700_000, penaltyMs: 300_000 }), row("4", 3), row("5", 4)];
  expect(compareLists(before, after).map(({ bib, why }) => [bib, why])).toEqual([
    ["1", "penalty"],
    ["5", "added"],
    ["3", "removed"],
    ["2", "others"],
    ["4", "others"],
  ]);
  expect(compareLists(before, before)).toEqual([]);
});

const anyRow = fc.record({
  bib: fc.string({ minLength: 1, maxLength: 4 }).filter((bib) => !/[\t\n]/.test(bib)),
  status: fc.constantFrom("finished" as const, "dnf" as const, "dsq" as const),
  timeMs: fc.option(fc.nat()),
  penaltyMs: fc.nat(),
  laps: fc.nat(20),
  overallRank: fc.option(fc.nat()),
  genderRank: fc.option(fc.nat()),
  ageGroup: fc.option(fc.constantFrom("F30", "M40")),
  ageGroupRank: fc.option(fc.nat()),
});
const anyList = fc.uniqueArray(anyRow, { selector: ({ bib }) => bib });

it("gives equal texts to equal lists only, and names exactly the lines that differ", () => {
  fc.assert(
    fc.property(anyList, anyList, (before, after) => {
      const changed = new Set(compareLists(before, after).map(({ bib }) => bib));
      for (const { bib } of [...before, ...after]) {
        const [was, is] = [before, after].map((list) => rowsText(list.filter((each) => each.bib === bib)));
        expect(changed.has(bib)).toBe(was !== is);
      }
    }),
  );
});

it("makes the head part of the text, whatever is typed as its reason", () => {
  const head = {
    event: "race",
    category: "10K",
    number: 2,
    state: "official" as const,
    reason: "a\nb",
    madeAt: "T",
    previousHash: "00",
  };
  expect(
    listText(head, [row("1", 1)])
      .split("\n")
      .slice(0, 8),
  ).toEqual(["race", "10K", "2", "official", '"a\\nb"', "T", "00", ""]);
});

it("goes from live by way of a protest window to official; what comes then is a correction", () => {
  const provisional = { state: "provisional" as const, protestUntil: 900_000 };
  const official = { state: "official" as const, protestUntil: null };
  expect([
    stageOf(null, 0),
    stageOf(provisional, 899_999),
    stageOf(provisional, 900_000),
    stageOf(official, 0),
  ]).toEqual(["live", "protests", "waiting", "official"]);
  const wanted = { state: "official" as const, reason: "" };
  const none = { cases: 0, protests: 0 };
  expect(refusalsOfPublishing([], wanted, none, 0)).toEqual(["not_provisional_yet"]);
  expect(refusalsOfPublishing([provisional], wanted, none, 0)).toEqual(["window_open"]);
  expect(refusalsOfPublishing([provisional], wanted, { cases: 1, protests: 0 }, 900_000)).toEqual(["open_cases"]);
  expect(refusalsOfPublishing([provisional], wanted, { cases: 0, protests: 1 }, 900_000)).toEqual(["open_protests"]);
  expect(refusalsOfPublishing([provisional], wanted, none, 900_000)).toEqual([]);
  expect(
    refusalsOfPublishing([provisional], { state: "provisional", reason: "" }, { cases: 3, protests: 0 }, 0),
  ).toEqual([]);
  expect(refusalsOfPublishing([official], wanted, none, 0)).toEqual(["reason_needed"]);
  expect(
    refusalsOfPublishing([official], { state: "provisional", reason: "wrong chip" }, { cases: 2, protests: 0 }, 0),
  ).toEqual([]);
});

it("asks for a reason for every list after an official one, also when a provisional one stands between", () => {
  const provisional = { state: "provisional" as const, protestUntil: null };
  const official = { state: "official" as const, protestUntil: null };
  const wanted = { state: "official" as const, reason: " " };
  const none = { cases: 0, protests: 0 };
  expect(refusalsOfPublishing([provisional, official, provisional], wanted, none, 0)).toEqual(["reason_needed"]);
  expect(refusalsOfPublishing([provisional, provisional], wanted, none, 0)).toEqual([]);
});

it("never ends an open time to protest earlier than people were told", () => {
  const open = { state: "provisional" as const, protestUntil: 900_000 };
  expect(protestEndOf(open, "provisional", 0, 600_000)).toBe(900_000);
  expect(protestEndOf(open, "provisional", 15, 600_000)).toBe(1_500_000);
  expect(protestEndOf(open, "provisional", 0, 900_000)).toBeNull();
  expect(protestEndOf(null, "provisional", 15, 0)).toBe(900_000);
  expect(protestEndOf(open, "official", 15, 900_000)).toBeNull();
});
