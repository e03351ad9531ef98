import { expect, it } from "vitest";
import { GUN_AT, MINUTE } from "../results/given-race.test-support.ts";
import type { Finding, JudgedCategory, JudgedEntry } from "./finding.ts";
import { byHarm, findFindings } from "./find-findings.ts";
import { mendingsOf } from "./mendings.ts";
import { mayBeOf, readsOfNobody } from "./reads-of-nobody.ts";
import { areTwoPlaces, twoPlaces } from "./two-places.ts";

/** Somebody who finished; minutes at START, CP1, CP2, FIN; null: not read. */
function givenJudged(
  entryId: number,
  minutes: readonly (number | null)[] = [0, 20, 40, 60],
  changes: Partial<JudgedEntry> = {},
): JudgedEntry {
  const splitMs = minutes.map((at) => (at === null ? null : at * MINUTE));
  const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
  return {
    entryId,
    gender: "M",
    ruledStatus: null,
    isWithdrawn: false,
    outAt: null,
    waveStartsAt: null,
    status: splitMs[3] === null ? "on_course" : "finished",
    rankKey: entryId,
    hasFinish: splitMs[3] !== null,
    splitMs,
    flags: [],
    lastSeenAt: lastMs === null ? null : GUN_AT + lastMs,
    ...changes,
  };
}

function givenField(entries: readonly JudgedEntry[], changes: Partial<JudgedCategory> = {}): JudgedCategory {
  const checkpoints = ["START", "CP1", "CP2", "FIN"];
  return { code: "10K", checkpoints, start: 0, isOneWay: true, waves: [], entries, ...changes };
}

/** Twenty people of whom nothing is to be said. */
const plain = Array.from({ length: 20 }, (_, index) => givenJudged(100 + index, [0, 20 + index, 40 + 2 * index, 90]));
const first = plain.slice(0, 3).map((entry, rankKey) => ({ ...entry, rankKey }));
const others = plain.slice(3);
const told = (findings: readonly Finding[]) => findings.map(({ kind, entryId, points }) => [kind, entryId, ...points]);
const find = (...entries: JudgedEntry[]) => told(findFindings(givenField([...first, ...others, ...entries])));

it("finds nothing where everybody was read everywhere", () => {
  expect(find()).toEqual([]);
  expect(findFindings(givenField([]))).toEqual([]);
});

it("finds a point that was passed without a read, but no start that no ranking needs", () => {
  expect(find(givenJudged(900, [0, null, 40, 60]))).toEqual([["missing_read", 900, "CP1"]]);
  expect(find(givenJudged(900, [null, 20, 40, 60]))).toEqual([]);
  const chip = givenJudged(900, [null, 20, 40, 60], { flags: ["no_start_read"] });
  expect(find(chip)).toEqual([["missing_read", 900, "START"]]);
  // not read at the end: they are still on their way
  expect(find(givenJudged(900, [0, 20, null, null]))).toEqual([]);
});

it("finds a winner without splits, also of the women only", () => {
  const missed = [0, null, null, 60] as const;
  expect(find(givenJudged(-1, missed))).toEqual([["top_without_splits", -1, "CP1", "CP2"]]);
  expect(find(givenJudged(900, missed, { gender: "F" }))).toEqual([["top_without_splits", 900, "CP1", "CP2"]]);
  expect(find(givenJudged(900, missed, { status: "dsq", gender: "F" }))).toEqual([["missing_read", 900, "CP1", "CP2"]]);
});

it("tells a mat that failed from people who were missed", () => {
  const missed = Array.from({ length: 6 }, (_, index) => givenJudged(900 + index, [0, null, 40, 60]));
  expect(findFindings(givenField([...first, ...others, ...missed]))).toMatchObject([
    { kind: "point_missed_by_many", subject: "10K", points: ["CP1"], count: 6 },
  ]);
});

it("finds somebody who was reported out and read since, and who did not start and was read", () => {
  const out = { ruledStatus: "dnf", status: "dnf", outAt: GUN_AT + 30 * MINUTE } as const;
  expect(find(givenJudged(900, [0, 20, 40, null], out))).toEqual([["read_after_dropout", 900]]);
  expect(find(givenJudged(900, [0, 20, null, null], out))).toEqual([]);
  const official = { ...out, outAt: null };
  expect(find(givenJudged(900, [0, 20, 40, null], official))).toEqual([]);
  expect(find(givenJudged(900, [0, 20, 40, 60], official))).toEqual([["read_after_dropout", 900]]);
  const dns = { ruledStatus: "dns", status: "dns" } as const;
  expect(find(givenJudged(900, [0, null, null, null], dns))).toEqual([["read_of_non_starter", 900]]);
  expect(find(givenJudged(900, [null, null, null, null], dns))).toEqual([]);
  // a read has made a starter of them
  const outranked = { ruledStatus: "dns", status: "finished", flags: ["read_despite_dns"] } as const;
  expect(find(givenJudged(900, [0, 20, 40, 60], outranked))).toEqual([]);
  const withdrawn = { isWithdrawn: true, status: "dns" } as const;
  expect(find(givenJudged(900, [0, null, null, null], withdrawn))).toEqual([["read_of_non_starter", 900]]);
});

it("finds a part that nobody runs so fast, and reads that cannot be", () => {
  expect(find(givenJudged(900, [0, 20, 25, 90]))).toEqual([["impossible_split", 900, "CP1", "CP2"]]);
  expect(find(givenJudged(900, undefined, { flags: ["too_fast"] }))).toEqual([["impossible_split", 900]]);
  // more of them, or another time, is another finding: what was dismissed is there again
  const keyOf = (entry: JudgedEntry) =>
    findFindings(givenField([...first, ...others, entry])).find(({ kind }) => kind === "impossible_split")?.key;
  const doubtful = (count: number, lastId: number) =>
    keyOf(givenJudged(900, undefined, { flags: ["too_fast"], impossibleReads: { count, lastId } }));
  expect(new Set([doubtful(1, 7), doubtful(2, 9), doubtful(1, 9)]).size).toBe(3);
  expect(keyOf(givenJudged(900, [0, 20, 24, 90]))).not.toBe(keyOf(givenJudged(900, [0, 20, 25, 90])));
  // of a few people nobody can say what is fast
  expect(told(findFindings(givenField([givenJudged(1), givenJudged(2, [0, 1, 2, 3])])))).toEqual([]);
});

it("finds who started with another wave, not who was late", () => {
  const waves = [GUN_AT, GUN_AT + 15 * MINUTE];
  const startedAfter = (minutes: number, waveStartsAt: number) =>
    told(findFindings(givenField([givenJudged(1, [minutes, 40, 60, 80], { waveStartsAt })], { waves })));
  expect(startedAfter(1, waves[1]!)).toEqual([["wrong_wave", 1]]);
  expect(startedAfter(14.8, waves[1]!)).toEqual([]);
  expect(startedAfter(25, waves[0]!)).toEqual([]);
  expect(startedAfter(15.5, waves[0]!)).toEqual([["wrong_wave", 1]]);
});

it("says of laps and stages only what their flags say", () => {
  const laps = givenField([givenJudged(1, [20, null, 60]), givenJudged(2, [20, 40, 60], { flags: ["inferred_lap"] })], {
    isOneWay: false,
  });
  expect(told(findFindings(laps)).map(([, entryId]) => entryId)).toEqual([2]);
});

it("puts the most harmful first, and each finding once", () => {
  const out = { ruledStatus: "dnf", status: "dnf" } as const;
  const findings = findFindings(givenField([...plain, givenJudged(900, [0, null, 40, 60], out)]));
  expect(told(byHarm([...findings, ...findings]))).toEqual([
    ["read_after_dropout", 900],
    ["missing_read", 900, "CP1"],
  ]);
});

it("sees two places only where nobody gets from one to the other in time", () => {
  const [near, far] = [
    { distanceM: 5_000, isEnd: false },
    { distanceM: 15_000, isEnd: false },
  ];
  expect(areTwoPlaces(near, far, MINUTE, 30)).toBe(true);
  expect(areTwoPlaces(near, far, 10 * MINUTE, 30)).toBe(false);
  // the arch of the start stands beside the finish
  expect(areTwoPlaces({ distanceM: 0, isEnd: true }, { distanceM: 15_000, isEnd: true }, 1_000, 30)).toBe(false);
});

it("suggests what would solve a finding", () => {
  const read = (id: number, checkpoint: string, ignored: "too_fast" | null = null) => ({
    id,
    checkpoint,
    at: GUN_AT + id * MINUTE,
    ignored,
  });
  const reads = [read(1, "START"), read(20, "CP1"), read(21, "CP2", "too_fast")];
  const known = { reads, mayLift: true, move: null };
  const of = (kind: Finding["kind"], changes: Partial<Finding> = {}): Finding => ({
    key: "",
    kind,
    entryId: 1,
    subject: "",
    points: [],
    count: 1,
    since: null,
    ...changes,
  });
  const lift = { kind: "lift", readIds: [] };
  expect(mendingsOf(of("read_after_dropout", { since: GUN_AT + 20 * MINUTE }), known)).toEqual([
    lift,
    { kind: "void", readIds: [21] },
  ]);
  expect(mendingsOf(of("read_of_non_starter"), { ...known, mayLift: false })).toEqual([
    { kind: "void", readIds: [1, 20, 21] },
  ]);
  expect(mendingsOf(of("impossible_split"), known)).toEqual([{ kind: "void", readIds: [21] }]);
  expect(mendingsOf(of("two_places"), { ...known, reads: reads.slice(1) })).toEqual([{ kind: "void", readIds: [21] }]);
  expect(mendingsOf(of("missing_read"), { ...known, move: { readId: 7, bib: "12" } })).toEqual([
    { kind: "move", readIds: [7], bib: "12" },
  ]);
  expect(mendingsOf(of("wrong_wave"), known)).toEqual([]);
});

it("knows whose a read of nobody may be", () => {
  const { splitMs, lastSeenAt } = givenJudged(1, [0, null, 40, null]);
  const owner = { bib: "1243", splitMs, lastSeenAt };
  const field = givenField([]);
  const at = (minutes: number, checkpoint = "CP1", bib = "1234") =>
    mayBeOf({ bib, checkpoint, at: GUN_AT + minutes * MINUTE }, field, owner);
  expect(at(20)).toBe(true);
  expect(at(50)).toBe(false);
  expect(at(70, "FIN")).toBe(true);
  expect(at(20, "CP2")).toBe(false);
  expect(at(20, "CP1", "9999")).toBe(false);
  const reads = [{ id: 7, checkpoint: "CP1", at: GUN_AT }];
  expect(readsOfNobody({ bib: "1234", chip: null, count: 1, reads, lastId: 7 })).toMatchObject({ subject: "1234" });
  const pair = { entryId: 1, first: reads[0]!, second: { ...reads[0]!, id: 8 } };
  expect(twoPlaces(pair).key).toBe("two_places 7 8");
});
