import { describe, expect, it } from "vitest";
import type { CategoryDefinition } from "./category-definition.ts";
import { categoryProblems } from "./category-problems.ts";
import { categoryWarnings } from "./category-warnings.ts";
import { checkpoints, givenCategory, gunAt, hour } from "./given-category.test-support.ts";

type Changes = Partial<CategoryDefinition>;
const others = [{ code: "21K", bibPrefix: "", bibFrom: 1_000, bibTo: 1_999 }];
const days = { timeZone: "Asia/Bangkok", startsOn: "2026-11-22", endsOn: "2026-11-22" };

const problems = (changes: Changes) =>
  categoryProblems(givenCategory(changes), { isDraft: false, checkpoints, others }).map(
    ({ path, code }) => `${path} ${code}`,
  );
const warnings = (changes: Changes) =>
  categoryWarnings(givenCategory(changes), checkpoints, days).map(({ path, code }) => `${path} ${code}`);

describe("categoryProblems", () => {
  it.each<[string, Changes, string[]]>([
    ["nothing of a whole category", {}, []],
    ["a code that another category has", { code: "21K" }, ["code taken"]],
    ["ages backwards", { youngestAge: 40, oldestAge: 18 }, ["oldestAge backwards"]],
    ["a team without a size", { entryKind: "team" }, ["teamSmallest required"]],
    ["a team without an upper end", { entryKind: "relay", teamSmallest: 2 }, ["teamLargest required"]],
    ["a price of a team where people enter alone", { feePer: "team" }, ["feePer team_price_alone"]],
    ["no fault in a price of a team", { entryKind: "team", teamSmallest: 3, teamLargest: 5, feePer: "team" }, []],
    ["a team backwards", { entryKind: "team", teamSmallest: 5, teamLargest: 3 }, ["teamLargest backwards"]],
    ["bibs of another category", { bibFrom: 900, bibTo: 1_000 }, ["bibFrom bib_range_overlaps"]],
  ])("finds %s", (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it("lets a draft's course lack points, not be wrong", () => {
    const inDraft = (changes: Changes) =>
      categoryProblems(givenCategory(changes), { isDraft: true, checkpoints, others }).map(({ code }) => code);
    expect([[], ["CP1"], ["START"]].flatMap((course) => inDraft({ course }))).toEqual([]);
    expect(inDraft({ course: ["CP9"] })).toEqual(["unknown"]);
    expect(warnings({ course: [] })).toEqual(["course course_empty"]);
  });

  it.each<[string, Changes, string[]]>([
    ["nothing of a lap course", { course: ["START", "CP1", "LAP"], laps: 4 }, []],
    ["nothing of one arch for start and finish", { course: ["FIN", "CP1", "FIN"] }, []],
    [
      "points that are passed backwards",
      { course: ["START", "FIN", "CP1", "LAP"], laps: 1 },
      ["course.2 course_backwards"],
    ],
    ["no course", { course: [] }, ["course course_empty"]],
    ["a checkpoint that is not there", { course: ["START", "CP9", "FIN"] }, ["course.1 unknown"]],
    ["no start", { course: ["CP1", "FIN"] }, ["course course_without_start"]],
    ["no finish", { course: ["START", "CP1"] }, ["course course_without_finish"]],
    ["a gun after the cut-off", { gunAt: gunAt + hour }, ["course.1 before_gun"]],
    ["nothing of a cut-off of its own after the gun", { gunAt: gunAt + hour, cutoffsAt: [null, gunAt + 2 * hour] }, []],
    ["a cut-off of its own before the gun", { cutoffsAt: [null, null, gunAt] }, ["course.2 before_gun"]],
    ["nothing of a point that must be passed", { mustPass: { checkpoints: ["CP1"], otherwise: "dsq" } }, []],
    [
      "a point that must be passed and is not on the course",
      { mustPass: { checkpoints: ["CP1", "LAP"], otherwise: "dnf" } },
      ["mustPass.checkpoints.1 unknown"],
    ],
    [
      "points that must be passed on laps",
      { course: ["START", "CP1", "LAP"], laps: 4, mustPass: { checkpoints: ["CP1"], otherwise: "dnf" } },
      ["mustPass must_pass_on_laps"],
    ],
    ["nothing of a neutralised section", { neutral: [{ from: "START", to: "CP1", limitMs: null }] }, []],
    [
      "a neutralised section that goes back",
      { neutral: [{ from: "CP1", to: "START", limitMs: null }] },
      ["neutral.0.to neutral_not_on_course"],
    ],
    [
      "neutralised sections that overlap",
      {
        neutral: [
          { from: "START", to: "FIN", limitMs: null },
          { from: "CP1", to: "FIN", limitMs: null },
        ],
      },
      ["neutral.1.to neutral_not_on_course"],
    ],
    [
      "a neutralised section on laps",
      { course: ["START", "CP1", "LAP"], laps: 4, neutral: [{ from: "START", to: "CP1", limitMs: null }] },
      ["neutral.0.to neutral_not_on_course"],
    ],
    [
      "nothing of laps that the leader ends",
      { course: ["START", "CP1", "LAP"], laps: 4, lapsEnd: "leader", timeLimitMs: hour },
      [],
    ],
    [
      "a leader who has no number of laps to do",
      { course: ["START", "CP1", "LAP"], lapsEnd: "leader", timeLimitMs: hour },
      ["lapsEnd leader_needs_laps"],
    ],
    [
      "nothing of a last lap that begins before the limit",
      { course: ["START", "CP1", "LAP"], lapsEnd: "clock", timeLimitMs: hour },
      [],
    ],
    [
      "an end by the clock without a limit",
      { course: ["START", "LAP"], lapsEnd: "clock", timeLimitMs: null },
      ["lapsEnd clock_needs_limit"],
    ],
    [
      "an end by the clock of a number of laps",
      { course: ["START", "LAP"], laps: 4, lapsEnd: "clock", timeLimitMs: hour },
      ["lapsEnd clock_needs_limit"],
    ],
    ["an end of laps where none are counted", { lapsEnd: "clock", timeLimitMs: hour }, ["laps laps_without_lap_line"]],
    [
      "nothing of a backyard",
      { course: ["START", "CP1", "LAP"], lapsEnd: "last", lapEveryMs: hour, timeLimitMs: null },
      [],
    ],
    [
      "a backyard with a limit",
      { course: ["START", "CP1", "LAP"], lapsEnd: "last", lapEveryMs: hour, timeLimitMs: hour },
      ["lapsEnd last_needs_interval"],
    ],
    [
      "a leader who ends the race of waves with guns of their own",
      { course: ["START", "CP1", "LAP"], laps: 4, lapsEnd: "leader", wavesHaveGuns: true },
      ["wavesHaveGuns leader_not_by_waves"],
    ],
    [
      "the sum of times where laps come before time",
      { course: ["START", "CP1", "LAP"], team: { best: 3, by: "time" } },
      ["team.by team_time_on_laps"],
    ],
    ["nothing of ranks there", { course: ["START", "CP1", "LAP"], team: { best: 3, by: "rank" } }, []],
    [
      "nothing of allowances in a race of stages",
      {
        course: ["START", "FIN"],
        stages: [{ code: "SS1", checkpoints: ["START", "FIN"], gunAt: null }],
        rankAgeGroupsBy: "gun",
        handicap: {
          by: "allowance",
          allowances: [{ gender: "any", youngestAge: 60, oldestAge: null, allowanceMs: 1 }],
        },
      },
      [],
    ],
    [
      "a pursuit in a race of stages",
      {
        course: ["START", "FIN"],
        stages: [{ code: "SS1", checkpoints: ["START", "FIN"], gunAt: null }],
        rankAgeGroupsBy: "gun",
        handicap: { by: "start", allowances: [] },
      },
      ["handicap.by handicap_one_time"],
    ],
    ["nothing of a pursuit by gun time", { handicap: { by: "start", allowances: [] }, rankAgeGroupsBy: "gun" }, []],
    [
      "a pursuit by chip time",
      { handicap: { by: "start", allowances: [] }, rankGenderBy: "chip" },
      ["handicap.by handicap_by_gun"],
    ],
    [
      "allowances of no ages and for nobody",
      {
        gender: "M",
        rankAgeGroupsBy: "gun",
        handicap: {
          by: "allowance",
          allowances: [{ gender: "F", youngestAge: 60, oldestAge: 50, allowanceMs: 1_000 }],
        },
      },
      ["handicap.allowances.0.oldestAge backwards", "handicap.allowances.0.gender nobody_fits"],
    ],
    [
      "a handicap on laps without a number",
      { course: ["START", "CP1", "LAP"], handicap: { by: "start", allowances: [] }, rankAgeGroupsBy: "gun" },
      ["handicap.by handicap_one_time"],
    ],
    [
      "nothing of a leg that may begin in a mass start",
      {
        relayLegs: [
          { code: "A", to: "CP1" },
          { code: "B", to: "FIN", massStartAt: gunAt + hour },
        ],
      },
      [],
    ],
    [
      "a mass start of the first leg, and before the gun",
      { relayLegs: [{ code: "A", to: "FIN", massStartAt: gunAt }] },
      ["relayLegs.0.massStartAt mass_start_not_possible", "relayLegs.0.massStartAt before_gun"],
    ],
    [
      "a mass start where one mat is passed twice",
      {
        course: ["FIN", "CP1", "FIN"],
        relayLegs: [
          { code: "A", to: "CP1" },
          { code: "B", to: "FIN", massStartAt: gunAt + hour },
        ],
      },
      ["relayLegs.1.massStartAt mass_start_not_possible"],
    ],
    ["laps without anything to count them", { laps: 1 }, ["laps laps_without_lap_line"]],
    ["a first lap where none are counted", { firstLapM: 1_500 }, ["firstLapM laps_without_lap_line"]],
    [
      "a stage that is not on the course",
      { stages: [{ code: "SS1", checkpoints: ["FIN", "START"], gunAt: null }] },
      ["stages.0.checkpoints stage_not_on_course"],
    ],
    [
      "a stage before the gun",
      { stages: [{ code: "SS1", checkpoints: ["START", "FIN"], gunAt: gunAt - 1 }] },
      ["stages.0.gunAt before_gun"],
    ],
    [
      "hand-overs out of order",
      {
        relayLegs: [
          { code: "A", to: "FIN" },
          { code: "B", to: "CP1" },
        ],
      },
      ["relayLegs.1.to relay_leg_not_on_course"],
    ],
    [
      "a relay that ends before the finish",
      { relayLegs: [{ code: "A", to: "CP1" }] },
      ["relayLegs.0.to relay_ends_early"],
    ],
    [
      "nothing of a relay to the finish",
      {
        relayLegs: [
          { code: "A", to: "CP1" },
          { code: "B", to: "FIN" },
        ],
      },
      [],
    ],
  ])("finds %s", (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });
});

describe("categoryWarnings", () => {
  it.each<[string, Changes, string[]]>([
    ["nothing of a whole category", {}, []],
    [
      "ages that no group holds",
      {
        ageGroups: [
          { code: "A", from: 18, to: 29 },
          { code: "B", from: 40, to: null },
        ],
      },
      ["ageGroups age_groups_gap"],
    ],
    ["that some may enter and are in no group", { youngestAge: 15 }, ["ageGroups age_groups_gap"]],
    [
      "ages of men that no group holds",
      {
        ageGroups: [
          { code: "A", from: 18, to: null, gender: "F" },
          { code: "B", from: 30, to: null, gender: "M" },
        ],
      },
      ["ageGroups age_groups_gap_men"],
    ],
    ["that nothing can be paid", { feeTiers: [] }, ["feeTiers no_fee_tiers"]],
    [
      "fewer places than the smallest team has members",
      { entryKind: "team", teamSmallest: 4, teamLargest: 5, capacity: 3 },
      ["capacity capacity_below_team"],
    ],
    [
      "places that are left over when teams have taken the rest",
      { entryKind: "team", teamSmallest: 4, teamLargest: 4, capacity: 10 },
      ["capacity capacity_no_whole_teams"],
    ],
    [
      "nothing of places for whole teams",
      { entryKind: "team", teamSmallest: 4, teamLargest: 4, capacity: 12, bibTo: 12 },
      [],
    ],
    [
      "nothing of the places of a relay, which are teams",
      { entryKind: "relay", teamSmallest: 4, teamLargest: 4, capacity: 3, bibTo: 3 },
      [],
    ],
    ["fewer bibs than places", { bibTo: 100 }, ["bibTo fewer_bibs_than_places"]],
    [
      "prices that end before all places are taken",
      { feeTiers: [{ name: { th: "ก", en: "a" }, priceSatang: 1, endsAt: null, untilSold: 100 }] },
      ["feeTiers tiers_end_before_full"],
    ],
    ["a gun on another day", { gunAt: gunAt - 24 * hour }, ["gunAt gun_outside_event_days"]],
    ["a finish that counts laps", { laps: 2 }, ["laps finish_is_lap_line"]],
  ])("says %s", (_, changes, expected) => {
    expect(warnings(changes)).toEqual(expected);
  });
});
