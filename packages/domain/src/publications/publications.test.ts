import fc from "fast-check";
import { expect, it } from "vitest";
import { compareLists } from "./compare-lists.ts";
import { headText, type ListHead, listText, type OwnedRow, type PublishedRow, rowsText } from "./published-list.ts";
import { protestEndOf, refusalsOfPublishing, stageOf } from "./publish-rules.ts";

const row = (bib: string, overallRank: number | null, changes: Partial<OwnedRow> = {}): OwnedRow => ({
  entryId: null,
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

it("follows the player, not the bib", () => {
  const before = [row("1", 1, { entryId: 7 }), row("2", 2, { entryId: 8, timeMs: 2_500_000 })];
  const swapped = [row("2", 1, { entryId: 7 }), row("1", 2, { entryId: 8, timeMs: 2_500_000 })];
  expect(compareLists(before, swapped).map(({ entryId, bib, why }) => [entryId, bib, why])).toEqual([
    [7, "2", "bib"],
    [8, "1", "bib"],
  ]);
});

/** With all that could end a field or a line, or be taken for an escape of it. */
const anyText = fc.string({ unit: fc.constantFrom("a", "\\", "t", "n", "\t", "\n", "\r", "๔"), maxLength: 4 });
const anyCode = anyText.filter((code) => code !== "");
const anyRow = fc.record<PublishedRow>({
  bib: anyCode,
  status: fc.constantFrom("finished" as const, "dnf" as const, "dsq" as const),
  timeMs: fc.option(fc.nat()),
  penaltyMs: fc.nat(),
  laps: fc.nat(20),
  overallRank: fc.option(fc.nat()),
  genderRank: fc.option(fc.nat()),
  ageGroup: fc.option(anyCode),
  ageGroupRank: fc.option(fc.nat()),
});
const anyList = fc
  .uniqueArray(anyRow, { selector: ({ bib }) => bib })
  .map((rows) => rows.map((each): OwnedRow => ({ ...each, entryId: null })));

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

const anyHead = fc.record<ListHead>({
  eventId: fc.nat(),
  slug: anyCode,
  category: anyCode,
  number: fc.nat(),
  state: fc.constantFrom("provisional" as const, "official" as const),
  reason: anyText,
  restores: fc.option(fc.nat()),
  protestsUntil: fc.option(anyCode),
  madeAt: anyCode,
  madeBy: anyText,
  entries: fc.nat(),
  previousHash: anyText,
});

it("reads every head and every line out of the text again, whatever is typed", () => {
  const escapes: Record<string, string> = { t: "\t", n: "\n", r: "\r", "\\": "\\" };
  const typed = (value: string) => value.replaceAll(/\\(.)/gu, (_, letter: string) => escapes[letter]!);
  const orNull = (value: string) => (value === "" ? null : value);
  fc.assert(
    fc.property(anyHead, anyList, (head, rows) => {
      const [first, ...lines] = listText(headText(head), rows).split("\n");
      const end = lines.indexOf("");
      expect(first).toBe("published-list 2");
      const fields = lines.slice(0, end).map((line) => line.split("\t").map(typed));
      expect(fields).toEqual([
        ["event", `${head.eventId}`],
        ["slug", head.slug],
        ["category", head.category],
        ["number", `${head.number}`],
        ["state", head.state],
        ["reason", head.reason],
        ["restores", head.restores === null ? "" : `${head.restores}`],
        ["protests-until", head.protestsUntil ?? ""],
        ["made-at", head.madeAt],
        ["made-by", head.madeBy],
        ["entries", `${head.entries}`],
        ["previous", head.previousHash],
      ]);
      const read = lines.slice(end + 1, -1).map((line) => line.split("\t").map(typed));
      expect(read.map(([bib, , , , , , , ageGroup]) => [bib, orNull(ageGroup!)])).toEqual(
        rows.map(({ bib, ageGroup }) => [bib, ageGroup]),
      );
      expect(read.every((line) => line.length === 9)).toBe(true);
      expect(lines.at(-1)).toBe("");
    }),
  );
});

it("writes the lines of a list from before heads had a form as they were written then", () => {
  const old = ["race", "10K", "2", "official", '"a\\nb"', "T", "00"].join("\n");
  expect(listText(old, [row("1", 1, { ageGroup: "M\\40" })])).toBe(
    `${old}\n\n1\tfinished\t2400000\t0\t0\t1\t1\tM\\40\t1\n`,
  );
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
