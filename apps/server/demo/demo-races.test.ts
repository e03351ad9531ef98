import { describe, expect, it } from "vitest";
import { ageGroupProblems } from "@time-event/domain/eligibility/age-overlaps";
import type { ResultStatus } from "@time-event/domain/results/result";
import type { RaceSource } from "../src/features/race-folder/race-folder.types.ts";
import { demoLiveRace, demoRaces } from "./demo-races.ts";
import { atClock, HOUR_MS, MINUTE_MS } from "./local-days.ts";
import { liveRace } from "./live/live-race.ts";
import { isLiveRaceOver, liveGunFor } from "./live/live-start.ts";
import { backyard } from "./past/backyard.ts";
import { ekiden } from "./past/ekiden.ts";
import { pastTriathlon } from "./past/past-triathlon.ts";
import { stageRide } from "./past/stage-ride.ts";
import { countStatuses, judgeAll } from "./testing/judge-all.ts";
import { trailRace } from "./trail/trail-race.ts";

const today = "2026-03-11";
const now = atClock(today, "10:20");

async function contentOf(source: RaceSource) {
  return {
    race: source.race,
    fingerprint: source.fingerprint,
    entries: await allOf(source.entries()),
    passings: await allOf(source.passings()),
    penalties: await allOf(source.penalties()),
  };
}

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const contents = await Promise.all(demoRaces(today, now).map(contentOf));
const [trail, live, ...others] = contents as [Content, Content, ...Content[]];
const toCome = others.filter(({ race }) => race.event.state !== "finished");
const past = others.filter(({ race }) => race.event.state === "finished");
type Content = Awaited<ReturnType<typeof contentOf>>;

describe("the demonstration", () => {
  it("is the same to the last byte for the same day and instant", async () => {
    const again = await Promise.all(demoRaces(today, now).map(contentOf));
    expect(JSON.stringify(again)).toBe(JSON.stringify(contents));
  });

  it("shows a race in every state that visitors and staff should see", () => {
    expect(contents.map(({ race }) => race.event.state)).toEqual([
      "finished",
      "live",
      "open",
      "open",
      "published",
      "draft",
      "cancelled",
      "finished",
      "finished",
      "finished",
      "finished",
    ]);
    expect(past.every(({ race }) => race.event.endsOn < trail.race.event.startsOn)).toBe(true);
    expect(trail.race.event.endsOn < today).toBe(true);
    expect(toCome.every(({ race }) => race.event.startsOn > today)).toBe(true);
  });

  it("is made quickly: first start waits for it", () => {
    const from = performance.now();
    demoRaces("2026-07-01", atClock("2026-07-01", "23:59"));
    expect(performance.now() - from).toBeLessThan(600);
  });

  it.each(contents.map((content) => [content.race.event.slug, content] as const))(
    "%s refers to what is there",
    (_, content) => {
      const { race, entries, passings, penalties } = content;
      const points = new Set(race.checkpoints.map(({ code }) => code));
      const bibs = new Set(entries.map(({ bib }) => bib));
      const chips = new Set(entries.flatMap(({ chip }) => chip ?? []));
      const categories = new Map(race.categories.map((category) => [category.code, category]));

      expect(bibs.size).toBe(entries.length);
      expect(points.size).toBe(race.checkpoints.length);
      expect(entries.filter(({ category }) => !categories.has(category))).toEqual([]);
      expect(race.categories.flatMap(({ checkpoints }) => checkpoints).filter((code) => !points.has(code))).toEqual([]);
      expect(passings.filter(({ checkpoint }) => !points.has(checkpoint))).toEqual([]);
      expect(
        passings.filter(({ bib, chip }) => (bib === null ? !chips.has(chip!) : chip !== null || !bibs.has(bib))),
      ).toEqual([]);
      expect(penalties.filter(({ bib }) => !bibs.has(bib))).toEqual([]);
      for (const { code, capacity } of race.categories) {
        expect(entries.filter(({ category }) => category === code).length).toBeLessThanOrEqual(capacity!);
      }
    },
  );

  it("has Thai people of a plausible age, with matching names in both alphabets", () => {
    const people = contents.flatMap(({ entries }) => entries).filter(({ firstName }) => firstName !== "ทีม");
    const thai = people.filter(({ nationality }) => nationality === "THA");
    expect(thai.length / people.length).toBeGreaterThan(0.85);
    expect(thai.every(({ firstName, lastName }) => /^[\u0e00-\u0e7f]+$/.test(firstName + lastName))).toBe(true);
    expect(people.every(({ firstNameEn, lastNameEn }) => /^\p{Script=Latin}/u.test(firstNameEn + lastNameEn))).toBe(
      true,
    );
    expect(people.every(({ birthDate }) => birthDate! > "1945" && birthDate! < "2020")).toBe(true);
  });
});

describe("the trail race just finished", () => {
  const race = trailRace(today);
  const results = judgeAll(race, false);
  const best = (category: string) =>
    results.filter((row) => row.entry.category === category && row.result.status === "finished")[0]!.result.timeMs! /
    HOUR_MS;

  it("ends as such weekends do", () => {
    const share = (status: ResultStatus, category?: string) => countStatuses(results, category)(status);
    expect(share("finished")).toBeGreaterThan(0.78);
    expect(share("dnf")).toBeGreaterThan(0.04);
    expect(share("dnf")).toBeLessThan(0.11);
    expect(share("dns")).toBeGreaterThan(0.03);
    expect(share("otl")).toBeGreaterThan(0.008);
    expect(results.filter(({ result }) => result.status === "dsq")).toHaveLength(2);
    expect(share("dnf", "100K")).toBeGreaterThan(share("dnf", "10K"));
  });

  it.each([
    ["100K", 10, 11.5],
    ["50K", 5, 6],
    ["25K", 2, 2.5],
    ["10K", 0.6, 0.8],
  ] as const)("%s is won in a time that a good amateur runs", (category, from, to) => {
    expect(best(category)).toBeGreaterThan(from);
    expect(best(category)).toBeLessThan(to);
  });

  it("has a dead heat in the 50K and finishers across midnight in the 100K", () => {
    const fifty = results.filter(({ entry }) => entry.category === "50K").map(({ result }) => result.timeMs);
    expect(fifty.some((time, place) => time !== null && time === fifty[place + 1])).toBe(true);
    const midnight = atClock(race.race.event.startsOn, "24:00");
    const { gunAt } = race.race.categories[0]!;
    const finishes = results
      .filter(({ entry, result }) => entry.category === "100K" && result.status === "finished")
      .map(({ result }) => gunAt + result.gunMs!);
    expect(Math.min(...finishes)).toBeLessThan(midnight);
    expect(Math.max(...finishes)).toBeGreaterThan(midnight);
  });

  it("reads everybody in the order of the course, but for the three that a marshal wrote down wrongly", () => {
    expect(results.filter(({ result }) => result.flags.includes("split_out_of_order"))).toHaveLength(3);
    const doubts = ["too_fast", "start_read_again", "finish_read_again", "fast_lap"] as const;
    const doubtful = results.filter(({ result }) => doubts.some((flag) => result.flags.includes(flag)));
    // the winner walked back over the finish mat for the photographers
    expect(doubtful.map(({ entry, result }) => [entry.bib, result.flags])).toEqual([["1001", ["finish_read_again"]]]);
  });
});

describe("the races of the weeks before", () => {
  const results = [pastTriathlon, stageRide, ekiden].flatMap((make) => judgeAll(make(today), false));
  const finished = (category: string) =>
    results.filter(({ entry, result }) => entry.category === category && result.status === "finished");
  const minutes = (ms: number | null | undefined) => ms! / MINUTE_MS;

  it.each([
    ["STANDARD", 120, 140],
    ["SPRINT", 60, 72],
    ["MEN", 6.9 * 60, 8 * 60],
    ["WOMEN", 7.7 * 60, 9.5 * 60],
    ["OPEN", 140, 165],
    ["MIXED", 155, 185],
  ] as const)("%s is won in a plausible time, and most finish", (category, from, to) => {
    const best = minutes(finished(category)[0]!.result.timeMs);
    expect(best).toBeGreaterThan(from);
    expect(best).toBeLessThan(to);
    expect(countStatuses(results, category)("finished")).toBeGreaterThan(0.8);
    expect(countStatuses(results, category)("finished")).toBeLessThan(1);
  });

  it.each([
    ["STANDARD", "legMs", 5],
    ["SPRINT", "legMs", 5],
    ["MEN", "stageMs", 3],
    ["OPEN", "legMs", 5],
  ] as const)("%s has a time for each part of nearly everybody, and they add up", (category, parts, count) => {
    const timed = finished(category).filter(({ result }) => result[parts].every((ms) => ms !== null));
    expect(timed.length / finished(category).length).toBeGreaterThan(0.85);
    for (const { result } of timed) {
      expect(result[parts]).toHaveLength(count);
      const sum = result[parts].reduce<number>((total, ms) => total + ms!, 0);
      expect(Math.abs(sum - (result.timeMs! - result.penaltyMs))).toBeLessThan(MINUTE_MS);
    }
  });

  it("has groups of five years for men and of ten for women in the triathlon", () => {
    const standard = past[0]!.race.categories[0]!;
    const codes = (gender: "M" | "F") =>
      standard.ageGroups.filter((group) => group.gender === gender).map(({ code }) => code);
    expect([codes("M").length, codes("F").length]).toEqual([8, 4]);
    expect(ageGroupProblems(standard.ageGroups)).toEqual([]);
  });
});

describe("the backyard and the pursuit", () => {
  const race = backyard(today);

  it("has one who went on alone, and a pursuit in which who starts last is among the first", () => {
    const yards = race.race.categories[0]!;
    const lapsOf = (bib: string, chip: string | null) =>
      race.passings.filter((read) => read.checkpoint === "YARD" && (read.bib === bib || read.chip === chip)).length;
    const laps = race.entries
      .filter(({ category }) => category === yards.code)
      .map(({ bib, chip }) => lapsOf(bib, chip));
    expect(Math.max(...laps)).toBeGreaterThanOrEqual(15);
    const chase = judgeAll(race, false).filter(({ entry }) => entry.category === "8K");
    const starts = chase.map(({ entry }) => entry.startsAt!);
    expect(new Set(starts).size).toBeGreaterThan(20);
    expect(chase[0]!.result.status).toBe("finished");
  });
});

describe("the race under way", () => {
  it.each(["00:10", "05:40", "10:20", "16:59", "21:30"])(
    "moves every few seconds for six hours, at %s too",
    (clock) => {
      const at = atClock(today, clock);
      const upcoming = demoLiveRace(liveGunFor(at), at).upcomingPassings();
      for (let hour = 0; hour < 6; hour++) {
        const inHour = upcoming.filter((read) => read.at > at + hour * HOUR_MS && read.at <= at + (hour + 1) * HOUR_MS);
        expect(inHour.length).toBeGreaterThan(720);
      }
    },
  );

  it("shows finishers, players on course and nothing from the future at first look", () => {
    const gunAt = liveGunFor(now);
    const statuses = judgeAll({ ...liveRace(gunAt), passings: live.passings }, true);
    expect(live.passings.every(({ at }) => at <= now)).toBe(true);
    for (const category of ["10K", "21K", "42K"])
      expect(countStatuses(statuses, category)("finished")).toBeGreaterThan(0.05);
    for (const category of ["24H", "12H", "42K"])
      expect(countStatuses(statuses, category)("on_course")).toBeGreaterThan(0.7);
  });

  it("splits into what was and what comes, losing nothing", () => {
    const gunAt = liveGunFor(now);
    const whole = liveRace(gunAt).passings;
    expect([...live.passings, ...demoLiveRace(gunAt, now).upcomingPassings()]).toEqual(whole);
    expect(whole.every((read, index) => index === 0 || whole[index - 1]!.at <= read.at)).toBe(true);
  });

  it("is won in plausible times and takes laps only from who ran", () => {
    const results = judgeAll(liveRace(liveGunFor(now)), false);
    const winner = (category: string) => results.find(({ entry }) => entry.category === category)!.result;
    expect(winner("42K").timeMs! / HOUR_MS).toBeGreaterThan(2.41);
    expect(winner("42K").timeMs! / HOUR_MS).toBeLessThan(2.8);
    expect(winner("24H").laps).toBeGreaterThan(44);
    expect(winner("24H").laps).toBeLessThan(60);
    expect(winner("24H-TEAM").laps).toBeLessThan(85);
    const punished = results.filter(({ entry }) => ["2406", "425"].includes(entry.bib));
    expect(punished.map(({ result }) => result.status)).toEqual(["finished", "finished"]);
  });

  it("is renewed when its 24 hours are over", () => {
    const gunAt = liveGunFor(now);
    expect(isLiveRaceOver(gunAt, now)).toBe(false);
    expect(isLiveRaceOver(gunAt, gunAt + 24 * HOUR_MS)).toBe(true);
    const later = now + 3 * 24 * HOUR_MS;
    expect(isLiveRaceOver(liveGunFor(later), later)).toBe(false);
  });
});
