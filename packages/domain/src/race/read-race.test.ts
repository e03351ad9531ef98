import { describe, expect, it } from "vitest";
import { readRace } from "./read-race.ts";

function givenJson() {
  return {
    event: {
      slug: "bangsaen-10",
      name: { th: "บางแสน 10", en: "Bang Saen 10" },
      type: "road-run",
      timeZone: "Asia/Bangkok",
      startsOn: "2026-11-22",
    } as Record<string, unknown>,
    checkpoints: [
      { code: "START", kind: "start" },
      { code: "FIN", kind: "finish", distanceM: 10_000, lat: 13.28, lng: 100.92 },
    ] as Record<string, unknown>[],
    categories: [
      {
        code: "10K",
        name: { th: "10 กม.", en: "10 km" },
        gunAt: "2026-11-22T06:00:00+07:00",
        checkpoints: ["START", "FIN"],
      },
    ] as Record<string, unknown>[],
  };
}

function raceOf(json: unknown) {
  const read = readRace(json);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.race;
}

function problemsOf(categoryChanges: Record<string, unknown>, eventChanges: Record<string, unknown> = {}) {
  const json = givenJson();
  Object.assign(json.categories[0] ?? {}, categoryChanges);
  Object.assign(json.event, eventChanges);
  const read = readRace(json);
  return "problems" in read ? read.problems.map(({ path, reason }) => `${path} ${reason}`) : [];
}

it("keeps the names of legs, and asks for none", () => {
  const json = givenJson();
  const relayLegs = [
    { code: "swim", to: "START", name: { th: "ว่ายน้ำ", en: "Swim" } },
    { code: "run", to: "FIN" },
  ];
  json.checkpoints.unshift({ code: "GATE", kind: "start" });
  Object.assign(json.categories[0]!, { checkpoints: ["GATE", "START", "FIN"], relayLegs });
  json.checkpoints[1]!["kind"] = "split";
  json.checkpoints[1]!["distanceM"] = 5_000;
  expect(raceOf(json).categories[0]!.relayLegs).toEqual(relayLegs);
});

describe("readRace", () => {
  it("fills in what may be left out", () => {
    const race = raceOf(givenJson());
    expect(race.event.inProgress).toBe(false);
    expect(race.checkpoints[0]).toEqual({ code: "START", kind: "start", distanceM: 0 });
    expect(race.categories[0]).toEqual({
      code: "10K",
      name: { th: "10 กม.", en: "10 km" },
      gender: "any",
      gunAt: Date.UTC(2026, 10, 21, 23),
      rankBy: "gun",
      ageOn: "eventDay",
      ageGroups: [],
      winnersLeaveAgeGroups: 0,
      rounding: "none",
      checkpoints: ["START", "FIN"],
    });
    expect(race.unknown).toEqual([]);
  });

  it("lets three winners of each gender leave the age groups unless told how many", () => {
    for (const [given, expected] of [
      [true, 3],
      [false, 0],
      [1, 1],
      [null, 0],
    ] as const) {
      const json = givenJson();
      Object.assign(json.categories[0] ?? {}, { winnersLeaveAgeGroups: given });
      expect(raceOf(json).categories[0]?.winnersLeaveAgeGroups).toBe(expected);
    }
  });

  it("runs a stage race along its stages, from the first stage's gun", () => {
    const json = givenJson();
    json.checkpoints.push({ code: "S2", kind: "start" }, { code: "F2", kind: "finish", distanceM: 5000 });
    json.categories[0] = {
      code: "OPEN",
      stages: [
        { code: "1", checkpoints: ["START", "FIN"], gunAt: "2026-11-22T06:00:00+07:00" },
        { code: "2", checkpoints: ["S2", "F2"] },
      ],
    };
    const [category] = raceOf(json).categories;
    expect([category?.checkpoints, category?.gunAt]).toEqual([
      ["START", "FIN", "S2", "F2"],
      Date.UTC(2026, 10, 21, 23),
    ]);
  });

  it("reports unknown keys at every level", () => {
    const json = givenJson();
    Object.assign(json.event, { mascot: "crab" });
    Object.assign(json.checkpoints[1] ?? {}, { colour: "red" });
    expect(raceOf({ ...json, extra: 1 }).unknown).toEqual(["extra", "event.mascot", "checkpoints[1].colour"]);
  });

  it.each([
    [{ checkpoints: ["START", "KM5", "FIN"] }, "categories[0].checkpoints[1] unknown_checkpoint"],
    [{ checkpoints: ["START"] }, "categories[0].checkpoints no_finish_on_course"],
    [{ checkpoints: [] }, "categories[0].checkpoints empty_list"],
    [{ gunAt: "2026-11-22T06:00:00" }, "categories[0].gunAt bad_instant"],
    [{ gunAt: "2569-11-22T06:00:00+07:00" }, "categories[0].gunAt buddhist_year"],
    [{ gunAt: undefined }, "categories[0].gunAt missing"],
    [{ gender: "male" }, "categories[0].gender not_a_choice"],
    [{ rounding: 1 }, "categories[0].rounding not_a_choice"],
    [{ distancesM: [0, -1] }, "categories[0].distancesM[1] out_of_range"],
    [{ distancesM: [0, "5 km"] }, "categories[0].distancesM[1] not_a_number"],
    [{ distancesM: 5 }, "categories[0].distancesM not_a_list"],
    [{ cutoffsAt: [null, "11:00"] }, "categories[0].cutoffsAt[1] bad_instant"],
    [{ cutoffsAt: [null, "2569-11-22T11:00:00+07:00"] }, "categories[0].cutoffsAt[1] buddhist_year"],
    [{ cutoffsAt: [null, "2026-11-22T05:59:00+07:00"] }, "categories[0].checkpoints[1] before_gun"],
    [{ cutoffsAfterMs: [null, 0] }, "categories[0].cutoffsAfterMs[1] out_of_range"],
    [{ mustPass: { checkpoints: [] } }, "categories[0].mustPass.checkpoints empty_list"],
    [{ mustPass: { checkpoints: ["CP9"] } }, "categories[0].mustPass.checkpoints[0] not_on_course"],
    [{ mustPass: { checkpoints: ["FIN"], otherwise: "otl" } }, "categories[0].mustPass.otherwise not_a_choice"],
    [{ laps: 2, mustPass: { checkpoints: ["FIN"] } }, "categories[0].mustPass must_pass_on_laps"],
    [{ neutral: [{ from: "FIN", to: "START" }] }, "categories[0].neutral[0].to neutral_not_on_course"],
    [{ neutral: [{ from: "START", to: "FIN", limitMs: 0 }] }, "categories[0].neutral[0].limitMs out_of_range"],
    [{ laps: 2, neutral: [{ from: "START", to: "FIN" }] }, "categories[0].neutral neutral_not_on_course"],
    [{ laps: 2, lapsEnd: "winner" }, "categories[0].lapsEnd not_a_choice"],
    [{ laps: 2, lapsEnd: "clock", timeLimitMs: 1 }, "categories[0].lapsEnd clock_needs_limit"],
    [{ laps: 1, lapsEnd: "leader" }, "categories[0].lapsEnd laps_without_lap_line"],
    [{ firstLapM: 1_500 }, "categories[0].firstLapM laps_without_lap_line"],
    [{ laps: 0 }, "categories[0].laps out_of_range"],
    [{ laps: "3" }, "categories[0].laps not_a_number"],
    [{ lapNeedsEveryCheckpoint: "yes" }, "categories[0].lapNeedsEveryCheckpoint not_true_or_false"],
    [{ team: { by: "time" } }, "categories[0].team.best missing"],
    [{ relayLegs: [{ code: "A", to: "T1" }] }, "categories[0].relayLegs[0].to not_on_course"],
    [{ relayLegs: [{ code: "A", to: "START" }] }, "categories[0].relayLegs[0].to relay_ends_early"],
    [
      {
        relayLegs: [
          { code: "A", to: "FIN" },
          { code: "B", to: "START" },
        ],
      },
      "categories[0].relayLegs[1].to relay_leg_out_of_order",
    ],
    [
      { relayLegs: [{ code: "A", to: "FIN", massStartAt: "2026-11-22T09:00:00+07:00" }] },
      "categories[0].relayLegs[0].massStartAt mass_start_not_possible",
    ],
    [
      { relayLegs: [{ code: "A", to: "FIN", massStartAt: "9:00" }] },
      "categories[0].relayLegs[0].massStartAt bad_instant",
    ],
    [{ checkpoints: ["FIN", "START"] }, "categories[0].checkpoints course_backwards"],
    [{ stages: [{ code: "1", checkpoints: ["FIN", "START"] }] }, "categories[0].stages[0].checkpoints not_on_course"],
    [{ ageGroups: [{ code: "A", from: 40, to: 30 }] }, "categories[0].ageGroups[0] age_group_backwards"],
    [
      {
        ageGroups: [
          { code: "A", from: 18, to: 40 },
          { code: "B", from: 40, to: null },
        ],
      },
      "categories[0].ageGroups[1] age_groups_overlap",
    ],
    [{ ageGroups: [{ code: "A", from: 18, gender: "X" }] }, "categories[0].ageGroups[0].gender not_a_choice"],
    [
      {
        ageGroups: [
          { code: "A", from: 18, to: 40 },
          { code: "A", from: 50, gender: "F" },
        ],
      },
      "categories[0].ageGroups[1].code duplicate_code",
    ],
  ])("refuses a category with %j", (changes, problem) => {
    expect(problemsOf(changes)).toContain(problem);
  });

  it.each([
    [{ timeZone: "Asia/Bangsaen" }, "event.timeZone bad_time_zone"],
    [{ startsOn: "22/11/2569" }, "event.startsOn bad_day"],
    [{ startsOn: "2569-11-22" }, "event.startsOn buddhist_year"],
    [{ startsOn: "5138-11-22" }, "event.startsOn bad_year"],
    [{ slug: "" }, "event.slug not_text"],
  ])("refuses an event with %j", (changes, problem) => {
    expect(problemsOf({}, changes)).toContain(problem);
  });

  it("refuses a cut-off that is not after the gun", () => {
    const json = givenJson();
    Object.assign(json.checkpoints[1] ?? {}, { cutoffAt: "2026-11-22T06:00:00+07:00" });
    expect(readRace(json)).toMatchObject({
      problems: [{ path: "categories[0].checkpoints[1]", reason: "before_gun" }],
    });
  });

  it("refuses two with the same code", () => {
    const json = givenJson();
    json.checkpoints.push({ code: "FIN", kind: "finish", distanceM: 1 });
    expect(readRace(json)).toEqual({
      problems: [{ path: "checkpoints[2].code", reason: "duplicate_code", found: "FIN" }],
    });
  });

  it.each([null, 7, "race", [], {}, { event: [], checkpoints: {}, categories: [1] }])("survives %j", (json) => {
    expect("problems" in readRace(json)).toBe(true);
  });
});
