import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGoldenRace } from "../../races/load-golden-race.test-support.ts";
import { judgeEntry } from "../results/judge-entry.ts";
import { allLapsAt, withLeader } from "../results/leader-of-laps.ts";
import { atSpeed, raceTimeAt, wallTimeAt } from "./race-clock.ts";
import { makeReads } from "./make-reads.ts";
import { addTrouble, troubles } from "./trouble.ts";
import { wayOf } from "./way.ts";

const folder = join(import.meta.dirname, "../../races");
const races = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "race.json")))
  .map(({ name }) => ({ name, ...loadGoldenRace(join(folder, name)) }));
const options = { seed: "7", speedMps: 2.6 };
const people = Array.from({ length: 150 }, (_, index) => ({ bib: String(index + 1), chip: null }));

describe("makes a field that the rules take for a race", () => {
  for (const { name, race } of races) {
    it(name, () => {
      const checkpoints = new Map(race.checkpoints.map((point) => [point.code, point]));
      for (const category of race.categories.filter(({ lapsEnd }) => lapsEnd !== "last")) {
        const reads = makeReads(category, checkpoints, people, options);
        const results = people.map(({ bib }) => {
          const passings = reads.filter((read) => read.bib === bib);
          const entry = { bib, gender: "F" as const, age: 30 };
          return judgeEntry(category, checkpoints, entry, passings, [], { inProgress: false });
        });
        const share = (of: (result: (typeof results)[number]) => boolean) => results.filter(of).length / results.length;
        expect(share(({ status }) => status === "dns")).toBeLessThan(0.1);
        expect(share(({ status }) => status === "finished")).toBeGreaterThan(0.6);
        expect(results.flatMap(({ flags }) => flags)).not.toContain("too_fast");
      }
    });
  }
});

it("makes a backyard in which people come back lap by lap, until one is left", () => {
  const { race: backyard } = races.find(({ name }) => name === "last-one-standing")!;
  const points = new Map(backyard.checkpoints.map((point) => [point.code, point]));
  const state = { inProgress: false };
  for (const one of backyard.categories) {
    const reads = makeReads(one, points, people, options);
    const field = people.map(({ bib }) => ({
      entry: { bib, gender: "F" as const, age: 30 },
      passings: reads.filter((read) => read.bib === bib),
    }));
    const ended = withLeader(
      one,
      field.map(({ entry, passings }) => allLapsAt(one, points, entry, passings, state)),
    );
    const results = field.map(({ entry, passings }) => judgeEntry(ended, points, entry, passings, [], state));
    const share = (of: (result: (typeof results)[number]) => boolean) => results.filter(of).length / results.length;
    expect(results.filter(({ status }) => status === "finished").length).toBeLessThanOrEqual(1);
    expect(share(({ status }) => status === "dns")).toBeLessThan(0.1);
    expect(share(({ laps }) => laps > 0)).toBeGreaterThan(0.8);
    expect(Math.max(...results.map(({ laps }) => laps))).toBeGreaterThan(8);
  }
});

const [{ race }] = races as [(typeof races)[number]];
const checkpoints = new Map(race.checkpoints.map((point) => [point.code, point]));
const category = race.categories[0]!;

it("makes the same race of the same seed, and another one of another seed", () => {
  const reads = makeReads(category, checkpoints, people, options);
  expect(makeReads(category, checkpoints, people.toReversed(), options).toReversed().length).toBe(reads.length);
  expect(makeReads(category, checkpoints, people, options)).toEqual(reads);
  expect(makeReads(category, checkpoints, people, { ...options, seed: "8" })).not.toEqual(reads);
});

it("reads people by their chip where they have one", () => {
  const reads = makeReads(category, checkpoints, [{ bib: "1", chip: "C1" }], options);
  expect(reads.every(({ bib, chip }) => bib === null && chip === "C1")).toBe(true);
});

it("loses the reads of a mat, sets back a clock, and adds chips of nobody", () => {
  const reads = makeReads(category, checkpoints, people, options);
  expect(addTrouble(reads, ["missed_mat"], "7").length).toBeLessThan(reads.length);
  const slow = addTrouble(reads, ["slow_clock"], "7");
  expect(slow.length).toBe(reads.length);
  expect(slow.filter((read, index) => reads[index]!.at - read.at === 7 * 60_000).length).toBeGreaterThan(20);
  const withStrangers = addTrouble(reads, ["unknown_chips"], "7");
  expect(withStrangers.filter(({ chip }) => chip !== null).length).toBeGreaterThan(0);
  expect(addTrouble([], troubles, "7")).toEqual([]);
});

it("lets the points of a way follow one another", () => {
  for (const { race: one } of races) {
    const known = new Map(one.checkpoints.map((point) => [point.code, point]));
    for (const each of one.categories) {
      for (const { points } of wayOf(each, known)) {
        const metres = points.map((point) => point.metres);
        expect(metres).toEqual(metres.toSorted((from, to) => from - to));
      }
    }
  }
});

it("goes on from where it is at another speed, and rests at none", () => {
  const clock = { raceAt: 1_000_000, setAt: 50_000, speed: 20 };
  expect(raceTimeAt(null, 77)).toBe(77);
  expect(raceTimeAt(clock, 51_000)).toBe(1_020_000);
  expect(wallTimeAt(clock, 1_020_000)).toBe(51_000);
  expect(wallTimeAt(null, 77)).toBe(77);
  expect(wallTimeAt({ ...clock, speed: 0 }, 77)).toBeNull();
  const slower = atSpeed(clock, 51_000, 1);
  expect(raceTimeAt(slower, 51_000)).toBe(1_020_000);
  expect(raceTimeAt(atSpeed(slower, 52_000, 0), 99_000)).toBe(1_021_000);
});

it("rides every stage of a race of several days, although its limit is shorter than a night", () => {
  const { race: stages } = races.find(({ name }) => name === "three-stages-two-days")!;
  const points = new Map(stages.checkpoints.map((point) => [point.code, point]));
  for (const category of stages.categories.filter(({ stages: parts = [] }) => parts.length > 1)) {
    const reads = makeReads({ ...category, timeLimitMs: 6 * 3_600_000 }, points, people, options);
    const last = category.stages!.at(-1)!.checkpoints.at(-1);
    expect(reads.filter(({ checkpoint }) => checkpoint === last).length).toBeGreaterThan(100);
  }
});
