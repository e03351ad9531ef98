import { ageBands } from "@time-event/domain/eligibility/age-bands";
import { mergeSmallGroups } from "@time-event/domain/eligibility/regroup";
import type { PlayerPage } from "@time-event/contract/players";
import type { IgnoredRead, ReadUse } from "@time-event/domain/timing/track";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { ResultFlag, ResultStatus } from "@time-event/domain/results/result";
import { describe, expect, test } from "vitest";
import { nameIn } from "../../../ui/name/name-in.ts";
import { resultsMessages } from "../results.messages.ts";
import { regroupedText } from "../../events/regrouped-text.shared.ts";
import { explainPlace, fateOf, type ExplainedBy } from "./explain-place.ts";
import { whyMessages } from "./why.messages.ts";

// Lists every word of the rules by hand: a new word does not compile until it is explained here.
const uses: Record<ReadUse, true> = { start: true, split: true, finish: true, lap: true };
const ignored: Record<IgnoredRead, true> = {
  repeated_read: true,
  passed_before: true,
  early_start_read: true,
  before_gun: true,
  before_start: true,
  after_finish: true,
  not_on_course: true,
  out_of_order: true,
  too_fast: true,
  after_time_limit: true,
  lap_start: true,
  incomplete_lap: true,
};
const flags: Record<ResultFlag, true> = {
  no_start_read: true,
  missing_split: true,
  split_out_of_order: true,
  too_fast: true,
  read_before_gun: true,
  missed_cutoff: true,
  missed_must_pass: true,
  incomplete_lap: true,
  inferred_lap: true,
  no_stage_start: true,
  start_read_again: true,
  finish_read_again: true,
  fast_lap: true,
  read_despite_dns: true,
};
const unranked: Record<Exclude<ResultStatus, "finished">, true> = {
  on_course: true,
  started: true,
  registered: true,
  otl: true,
  dnf: true,
  dns: true,
  dsq: true,
};

const read = (checkpoint: string, at: number, reason: string, used = true) => ({
  checkpoint,
  at,
  source: "chip",
  used,
  reason,
  lap: null,
  stage: null,
});

function givenPage(change: Partial<PlayerPage["result"]> = {}, rest: Partial<PlayerPage> = {}): PlayerPage {
  return {
    category: "42K",
    province: { th: "น่าน", en: "Nan" },
    result: {
      bib: "24",
      name: "สมหญิง ใจดี",
      nameEn: "Somying Jaidee",
      gender: "F",
      nationality: "THA",
      club: "",
      team: null,
      ageGroup: "40-44",
      status: "finished",
      overallRank: 12,
      genderRank: 2,
      ageGroupRank: 1,
      timeMs: 10_800_300,
      gunMs: 10_800_300,
      chipMs: 10_790_000,
      penaltyMs: 0,
      gapMs: 60_000,
      laps: 0,
      splitMs: [0, 5_000_000, 10_800_300],
      flags: [],
      lastSeen: null,
      ...change,
    },
    splitCodes: ["START", "HALF", "FIN"],
    stageMs: [],
    stagePenaltyMs: [],
    stageRanks: [],
    legMs: [],
    legPenaltyMs: [],
    legRanks: [],
    reads: [read("START", 1000, "start"), read("HALF", 5_001_000, "split"), read("FIN", 10_801_300, "finish")],
    penalties: [],
    why: {
      clock: "gun",
      genderClock: "gun",
      ageGroupClock: "gun",
      clockStart: "gun",
      gunAt: 0,
      gunOf: "category",
      missedCutoffs: [],
      missedPoints: null,
      neutralTimes: [],
      flag: null,
      restarts: [],
      handicap: null,
      yards: null,
      startReadAt: 1000,
      finishReadAt: 10_801_300,
      rawMs: 10_800_300,
      lapsLost: 0,
      placesLost: 0,
      rounding: "up",
      shownMs: 10_801_000,
      ruledStatus: null,
      sharedWith: 0,
      ranked: 431,
      rankedOfGender: 120,
      rankedOfAgeGroup: 30,
      leftAgeGroup: false,
      named: [],
      ahead: null,
      behind: null,
    },
    splitRanks: [],
    publications: [],
    medianSplitMs: [0, 6_000_000, 13_000_000],
    expected: [],
    ...rest,
  };
}

const by = (language: "th" | "en"): ExplainedBy => ({
  words: whyMessages[language],
  placeName: (code) => code,
  clock: (at) => `t${at}`,
  number: String,
  name: (who) => nameIn(language, who),
  text: (both) => inLanguage(both, language),
  regrouped: (one, why) => regroupedText(one, why, language, (code) => code),
});
const tell = (page: PlayerPage) => explainPlace(page, by("en")).map(({ text }) => text);

test("says which announced age groups were merged into the player's, and why", () => {
  const bands = ageBands({ youngest: 18, bandsFrom: 30, years: 10, openFrom: 50 });
  const people = [
    { gender: "F", age: 35, people: 2 },
    { gender: "F", age: 45, people: 9 },
  ] as const;
  const ageGroups = mergeSmallGroups(bands, people, 5, "any");
  const regrouped = { announced: bands, below: 5, of: "starters" } as const;
  const told = (ageGroup: string, gender: "F" | "M") =>
    explainPlace(givenPage({ ageGroup, gender }), by("en"), { ageGroups, regrouped }).map(({ text }) => text);
  const merged = "Age group 30-49 women merged from 30-39, 40-49, because fewer than 5 started";
  expect(told("30-49", "F")).toContain(merged);
  expect(told("18-29", "F").join()).not.toContain("merged");
  expect(told("30-39", "M").join()).not.toContain("merged");
});

test("says of each named ranking the place and the conditions, or which of them is not met", () => {
  const ranking = { clock: "gun", gender: "any", youngestAge: null, oldestAge: null, winnersLeave: false } as const;
  const rankings = [
    { ...ranking, code: "OPEN", name: { th: "โอเพ่น", en: "Open" }, nationality: "any", division: "" },
    {
      ...ranking,
      code: "TH",
      name: { th: "คนไทย", en: "Thai" },
      clock: "chip",
      youngestAge: 40,
      nationality: "thai",
      division: "",
    },
    { ...ranking, code: "PRO", name: { th: "อาชีพ", en: "Pro" }, nationality: "any", division: "pro" },
  ] as const;
  const page = givenPage();
  const named = [
    { code: "OPEN", unmet: [], rank: 12, ranked: 431 },
    { code: "TH", unmet: [], rank: 9, ranked: 80 },
    { code: "PRO", unmet: ["division" as const], rank: null, ranked: 5 },
  ];
  const told = explainPlace({ ...page, why: { ...page.why, named } }, by("en"), { rankings }).map(({ text }) => text);
  expect(told).toContain("Open: rank 12 of 431 (everybody), by gun time.");
  expect(told).toContain("Thai: rank 9 of 80 (age 40 and over, Thai nationals), by chip time 2:59:50.");
  expect(told).toContain("Not in the ranking Pro, which is for: division “pro”.");
});
const withWhy = (why: Partial<PlayerPage["why"]>) => givenPage({}, { why: { ...givenPage().why, ...why } });

describe.each(["th", "en"] as const)("in %s", (language) => {
  const words = whyMessages[language];

  test.each(Object.keys(uses))("a read used as %s has words", (reason) => {
    expect(fateOf(read("A", 1, reason), words)).not.toBe(words.unknownFate);
  });

  test.each(Object.keys(ignored))("a read ignored as %s has words", (reason) => {
    expect(fateOf(read("A", 1, reason, false), words)).not.toBe(words.unknownFate);
  });

  test.each(Object.keys(flags))("the flag %s has words", (flag) => {
    expect(resultsMessages[language].flags[flag]).toBeTruthy();
  });

  test.each(Object.keys(unranked))("somebody %s is told why there is no rank", (status) => {
    const page = givenPage({ status: status as ResultStatus, overallRank: null, timeMs: null });
    expect(explainPlace(page, by(language))[0]).toEqual({ tone: "warn", text: words.status[status] });
  });
});

describe("explainPlace", () => {
  test("a plain finish: rank, clock, start, finish, rounding", () => {
    expect(tell(givenPage())).toEqual([
      "Rank 12 of 431 ranked players.",
      "This category is ranked by gun time: the clock runs from the gun at t0.",
      "Started at START at t1000.",
      "Finished at FIN at t10801300.",
      "The exact time 3:00:00.3 is shown as 3:00:01, rounded up to the whole second by the rules of this category. The ranking uses the exact time.",
    ]);
  });

  test.each(["gun", "start_read", "gun_without_start_read", "stages"] as const)(
    "a clock that starts by %s is explained in both languages",
    (clockStart) => {
      const page = withWhy({ clockStart });
      for (const language of ["th", "en"] as const) {
        expect(explainPlace(page, by(language)).map(({ text }) => text)).toContain(
          whyMessages[language].clock[clockStart](whyMessages[language].from.category("t0", "")),
        );
      }
    },
  );

  test("whoever started with the gun of a wave is told so", () => {
    const wave = { name: { th: "เวฟ B", en: "Wave B" }, startsAt: 0 };
    const page = { ...withWhy({ gunOf: "wave" }), wave };
    expect(tell(page)).toContain("This category is ranked by gun time: the clock runs from the gun of Wave B at t0.");
  });

  test("an official's ruling is told", () => {
    const page = givenPage({ status: "dnf", overallRank: null }, { why: { ...givenPage().why, ruledStatus: "dnf" } });
    expect(tell(page)[1]).toBe("An official ruled: did not finish (DNF).");
  });

  test("penalties are added up", () => {
    expect(tell(givenPage({ timeMs: 11_100_300, penaltyMs: 300_000 }))).toContain(
      "The time on the course was 3:00:01; with penalties the official time is 3:05:01.",
    );
  });

  test("a missed split is named and not filled", () => {
    expect(tell(givenPage({ splitMs: [0, null, 10_800_000] }))).toContain(
      "No read at HALF. No time is made up, and the ranking is not affected.",
    );
  });

  test("a shared rank, a winner who left the age group, and the neighbours", () => {
    const why = {
      ...givenPage().why,
      sharedWith: 1,
      leftAgeGroup: true,
      ahead: { bib: "7", name: "แอน", nameEn: "Ann", gapMs: 0 },
      behind: { bib: "9", name: "บี", nameEn: "", nameRtgs: "Bi", gapMs: 61_500 },
    };
    const told = tell(givenPage({}, { why }));
    expect(told).toContain("Shares this rank with 1 other with the same time; the next rank is skipped.");
    expect(told).toContain("Won an overall prize, so is not ranked in the age group; the next player moved up.");
    expect(told.slice(-2)).toEqual(["Ann (7) has the same time.", "Behind: Bi (9), slower by 1:01.5."]);
  });

  test("every kind of penalty", () => {
    const none = {
      timeMs: null,
      stage: "",
      laps: null,
      places: null,
      disqualify: false,
      state: "in_force" as const,
      appealUntil: null,
    };
    const penalty = { rule: "R1", ruleName: null, reason: "litter", ...none };
    const penalties = [
      { ...penalty, timeMs: 300_000 },
      { ...penalty, timeMs: -60_000 },
      { ...penalty, timeMs: -30_000, stage: "SS2" },
      { ...penalty, laps: 1 },
      { ...penalty, laps: -2 },
      { ...penalty, places: 2 },
      { ...penalty, disqualify: true },
      { ...penalty, reason: "ทิ้งขยะ · litter", disqualify: true },
      { ...penalty, ruleName: { th: "ทิ้งขยะ", en: "Littering" }, laps: 3 },
    ];
    expect(tell(givenPage({}, { penalties })).filter((text) => text.includes("litter"))).toEqual([
      "Time penalty of 5:00: R1 · litter",
      "Time credit of 1:00: R1 · litter",
      "Time credit of 0:30 in SS2: R1 · litter",
      "1 lap taken away: R1 · litter",
      "2 laps credited: R1 · litter",
      "2 places lost: R1 · litter",
      "Disqualified: R1 · litter",
      "Disqualified: R1 · litter",
      "3 laps taken away: Littering · litter",
    ]);
  });

  test("the place of the team, by whom it is won, and whether this result counts for it", () => {
    const team: NonNullable<PlayerPage["why"]["team"]> = {
      by: "time",
      best: 2,
      rank: 1,
      ranked: 3,
      score: 21_800_300,
      counting: [
        { bib: "7", value: 10_700_000 },
        { bib: "9", value: 11_100_300 },
      ],
      finishers: 3,
    };
    const tellTeam = (change: object, result = {}) =>
      tell(givenPage({ team: "Nan", ...result }, { why: { ...givenPage().why, team: { ...team, ...change } } })).filter(
        (text) => /team/i.test(text),
      );
    const won = "Team Nan: rank 1 of 3, by its 2 best members: 2:58:20 (7) + 3:05:01 (9) = 6:03:21.";
    const notCounted = "This result does not count for the team: enough of its members did better.";
    expect(tellTeam({})).toEqual([won, notCounted]);
    expect(tellTeam({}, { bib: "9" })).toEqual([won]);
    expect(tellTeam({}, { status: "dnf" })).toEqual([won]);
    const places = [
      { bib: "24", value: 12 },
      { bib: "9", value: 1_030 },
    ];
    expect(tellTeam({ by: "rank", score: 1_042, counting: places })).toEqual([
      "Team Nan: rank 1 of 3, by its 2 best members: places 12 (24) + 1030 (9) = 1042 points.",
    ]);
    expect(tellTeam({ rank: null, score: null, counting: [], finishers: 1 })).toEqual([
      "Team Nan has no rank: 1 finished, and it needs 2.",
    ]);
  });

  test("a first lap of another length is told", () => {
    const page = givenPage({ laps: 2, splitMs: [1, 2] });
    const texts = explainPlace(page, by("en"), { firstLapM: 1_500 }).map(({ text }) => text);
    expect(texts).toContain("The first lap has 1.5 km, unlike the others, and counts as one.");
  });

  test("whoever lost places is told how, and that the time stays", () => {
    expect(tell(withWhy({ placesLost: 3 }))).toContain(
      "Placed by time first, then behind whoever was up to 3 places further down (or last of the finishers). The time stays.",
    );
  });

  test("an entry without reads says so", () => {
    const page = givenPage({ status: "dns", overallRank: null, timeMs: null, splitMs: [] }, { reads: [] });
    expect(tell(page)).toContain("There are no reads of this entry.");
  });

  test("a cut-off that was missed is named", () => {
    const why = { ...givenPage().why, missedCutoffs: [{ checkpoint: "CP3", at: 500, cutoffAt: 400, afterMs: null }] };
    expect(tell(givenPage({ status: "otl", overallRank: null }, { why })).slice(0, 2)).toEqual([
      "Over the time limit (OTL): no rank.",
      "Passed CP3 at t500; it closed at t400.",
    ]);
  });

  test("a point that had to be passed is named with the rule, and not as a split that changes nothing", () => {
    const missedPoints = { checkpoints: ["CP3"], otherwise: "dnf" as const };
    const why = { ...givenPage().why, missedPoints };
    const told = tell(
      givenPage({ status: "dnf", overallRank: null, splitMs: [0, null, 3000] }, { why, splitCodes: ["S", "CP3", "F"] }),
    );
    expect(told.slice(0, 2)).toEqual([
      "Not finished (DNF) by a rule of the category: no rank.",
      "No read at CP3, which must be passed: by the category's rule, whoever leaves it out has not finished (DNF). If it was passed, tell the timing team.",
    ]);
    expect(told.some((text) => text.includes("No time is made up"))).toBe(false);
  });

  test("a neutralised section tells what it took and what does not count", () => {
    const section = { from: "RAIL-IN", to: "RAIL-OUT", tookMs: 240_000 };
    const neutralTimes = [
      { ...section, offMs: 180_000 },
      { ...section, offMs: 240_000 },
    ];
    const told = tell(givenPage({}, { why: { ...givenPage().why, neutralTimes } }));
    expect(told.filter((text) => text.includes("RAIL-IN"))).toEqual([
      "From RAIL-IN to RAIL-OUT it took 4:00; 3:00 of it does not count.",
      "From RAIL-IN to RAIL-OUT (4:00) no time counts.",
    ]);
  });

  test("a handicap tells what it adds, and what counts before penalties", () => {
    const pursuit = withWhy({ handicap: { by: "start", addMs: 300_000 }, rawMs: 10_500_300 });
    expect(tell(pursuit)).toContain(
      "A pursuit: started 5:00 after the gun of the category; the first across the line wins.",
    );
    expect(tell(pursuit)).toContain("Took 2:55:01; 3:00:01 counts for the ranking.");
    expect(tell(pursuit).some((text) => text.includes("penalt"))).toBe(false);
    const none = withWhy({ handicap: { by: "allowance", addMs: 0 } });
    expect(tell(none)).toContain("No allowance for this gender and age.");
    expect(tell(none).some((text) => text.startsWith("Took"))).toBe(false);
    expect(tell(withWhy({ handicap: { by: "start", addMs: -60_000 }, rawMs: null }))).toContain(
      "A pursuit: started 1:00 before the gun of the category; the first across the line wins.",
    );
    const allowed = withWhy({ handicap: { by: "allowance", addMs: -60_000 }, rawMs: null });
    expect(tell(allowed)).toContain("An allowance of 1:00 by gender and age.");
  });

  test("a backyard tells how laps begin, who won, and which lap somebody did not complete", () => {
    const yards = { everyMs: 3_600_000, missedAt: null, placesByLaps: false };
    const why = { ...givenPage().why, yards };
    expect(tell(givenPage({ laps: 7 }, { why }))).toEqual(
      expect.arrayContaining([
        "A lap begins for all every hour; players must be back by then.",
        "Completed lap 7 alone, and so won.",
      ]),
    );
    const out = { ...why, yards: { ...yards, missedAt: 9_000 } };
    expect(tell(givenPage({ status: "dnf", laps: 6, overallRank: null }, { why: out }))).toContain(
      "Did not complete lap 7 by t9000, and so was out.",
    );
  });

  test("a relay tells where two of its members raced at once", () => {
    const told = tell(withWhy({ restarts: [{ checkpoint: "T1", at: 1_000, arrivedAt: 721_000 }] }));
    expect(told).toContain(
      "At T1 the next member left in the mass start at t1000; the team arrived at t721000. The team's time is the sum of its legs: 12:00 more than the clock says.",
    );
  });

  test("a race on laps tells what ended it, and who was how many laps down", () => {
    const flag = { at: 10_000_000, by: "leader" as const, lapsDown: 1 };
    const ended =
      "The first had done all laps at t10000000. That ended the race: everybody finished at their next crossing of the line.";
    const told = (page: PlayerPage) =>
      tell(page).filter((text) => /ended the race|lap down|crossing of the line/.test(text));
    expect(told(withWhy({ flag }))).toEqual([ended, "Finished 1 lap down (+1)."]);
    expect(told(withWhy({ flag: { ...flag, lapsDown: 0 } }))).toEqual([ended]);
    const why = { ...givenPage().why, flag, finishReadAt: null };
    expect(told(givenPage({ status: "dnf", overallRank: null }, { why }))).toEqual([
      ended,
      "No crossing of the line was read after that.",
    ]);
    // who stopped before it fell learns nothing from it
    expect(told(withWhy({ flag: { ...flag, by: "clock", at: 20_000_000, lapsDown: null } }))).toEqual([]);
  });

  test("a lap whose line was not read is told, and no split is missing", () => {
    const told = tell(givenPage({ laps: 3, splitMs: [1000, null, 3000] }));
    expect(told.filter((text) => text.includes("not read"))).toEqual([
      "The line was not read at the end of lap 2. A point of the course that was passed again shows that the lap was completed: it counts, without a time of its own.",
    ]);
    expect(told.some((text) => text.includes("No read at"))).toBe(false);
  });

  test("laps and exact times", () => {
    expect(tell(givenPage({ laps: 6 }))).toContain("6 laps count; laps come before time.");
    expect(tell(withWhy({ rounding: "none" }))).toContain("The time 3:00:00.3 is shown exactly, without rounding.");
    expect(tell(givenPage({ timeMs: 60_000 })).some((text) => text.includes("exact time"))).toBe(false);
  });
});
