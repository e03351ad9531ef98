import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ResultsChanged } from "@time-event/contract/results";
import { type CategoryForm, categoryList, categorySave } from "@time-event/contract/categories";
import { checkpointList, checkpointSave } from "@time-event/contract/checkpoints";
import { webEventGet } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { webRegisterResultList } from "@time-event/contract/results";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { resultChanges } from "../../testing/result-changes.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const event = "doi-inthanon-trail-2026";
const minute = 60_000;
let given: GivenApp;
let eventId: number;
let manager: string;
let changes: AsyncGenerator<ResultsChanged>;
const closing = new AbortController();

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), {
    entries: [
      givenEntry("1", { birthDate: "1990-05-12" }),
      givenEntry("2", { birthDate: "1980-05-12" }),
      givenEntry("3", { birthDate: "1970-05-12" }),
    ],
    passings: [
      ...["1", "2", "3"].flatMap((bib, at) => [givenPassing(bib, "START", at), givenPassing(bib, "CP1", 25 + at)]),
      ...["1", "2", "3"].map((bib, at) => givenPassing(bib, "FIN", 50 + at)),
    ],
  });
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  changes = resultChanges(given.url, event, closing.signal);
  await told();
});
afterAll(async () => {
  closing.abort();
  await given.stop();
});
beforeEach(async () => {
  const { judged } = await change({});
  if (judged > 0) await told();
});

/** What the stream tells of the version that there is now: a change that judges nobody may be told, too. */
async function told(): Promise<ResultsChanged> {
  const { version: present } = await given.db
    .selectFrom("resultVersions")
    .select("version")
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  for (;;) {
    const { value, done } = await changes.next();
    if (done) throw new Error("the stream has ended");
    if (value.version >= present) return value;
  }
}

async function change(form: Partial<CategoryForm>) {
  const [{ id, revision } = { id: null, revision: 0 }] = (await get(given.url, categoryList, manager, { eventId }))
    .reply!.data;
  const body = { ...givenCategoryForm(form), eventId, id, revision };
  return (await post(given.url, categorySave, body, bearing(manager))).reply!.data;
}
const givenCp2 = {
  code: "CP2",
  kind: "split" as const,
  name: { th: "ลำห้วย", en: "Stream" },
  distanceM: 7_500,
  lat: null,
  lng: null,
  elevationM: null,
  opensAt: null,
  cutoffAt: null,
};
const results = () => callWebApi(given.url, webRegisterResultList, { event });

describe("category-save of a race that was run", () => {
  it("changes every result when the gun moves, at once, at a new version", async () => {
    const before = await results();
    expect(before.data.map(({ bib, timeMs }) => [bib, timeMs! / minute])).toEqual([
      ["1", 50],
      ["2", 51],
      ["3", 52],
    ]);
    expect(await change({ gunAt: gunAt - 5 * minute })).toMatchObject({ judged: 3 });
    expect(await told()).toEqual({ version: before.meta.version + 1, categories: ["10K"] });
    const after = await results();
    expect(after.data.map(({ timeMs }) => timeMs! / minute)).toEqual([55, 56, 57]);
    expect(after.meta.version).toBe(before.meta.version + 1);
  });

  it("ranks by chip once the rule says so", async () => {
    await change({ rankBy: "chip" });
    await told();
    expect((await results()).data.map(({ timeMs, overallRank }) => [timeMs! / minute, overallRank])).toEqual([
      [50, 1],
      [50, 1],
      [50, 1],
    ]);
  });

  it("ranks overall by gun and age groups by chip, each list in its own order", async () => {
    await change({ ageGroups: [{ code: "ALL", from: 0, to: null }], rankAgeGroupsBy: "chip" });
    await told();
    const ofAgeGroup = { event, ageGroup: "ALL", gender: "F" } as const;
    const { data } = await callWebApi(given.url, webRegisterResultList, ofAgeGroup);
    expect(data.map(({ overallRank, genderRank, ageGroupRank }) => [overallRank, genderRank, ageGroupRank])).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 3, 1],
    ]);
  });

  it("puts every entry into the new age groups, and lets winners leave them", async () => {
    await change({ ageGroups: [{ code: "ALL", from: 0, to: null }], winnersLeaveAgeGroups: 1 });
    await told();
    expect((await results()).data.map(({ ageGroup, ageGroupRank }) => [ageGroup, ageGroupRank])).toEqual([
      ["ALL", null],
      ["ALL", 1],
      ["ALL", 2],
    ]);
  });

  it("puts women into the groups for women, and shows whom a group is for", async () => {
    const groups = [
      { code: "ALL", from: 0, to: null, gender: "M" as const },
      { code: "WOMEN", from: 0, to: null, gender: "F" as const },
    ];
    await change({ ageGroups: groups, winnersLeaveAgeGroups: 0 });
    await told();
    expect((await results()).data.map(({ ageGroup, ageGroupRank }) => [ageGroup, ageGroupRank])).toEqual([
      ["WOMEN", 1],
      ["WOMEN", 2],
      ["WOMEN", 3],
    ]);
    const { categories } = (await callWebApi(given.url, webEventGet, { event })).data;
    expect(categories[0]!.ageGroups).toEqual(groups);
  });

  it("closes a point for this category, and tells the runner by which cut-off", async () => {
    const cutoffAt = gunAt + 26 * minute;
    await change({ cutoffsAt: [null, cutoffAt, null] });
    await told();
    expect((await results()).data.map(({ bib, status }) => [bib, status])).toEqual([
      ["1", "finished"],
      ["2", "finished"],
      ["3", "otl"],
    ]);
    const { why } = (await callWebApi(given.url, webPlayerGet, { event, bib: "3" })).data;
    expect(why.missedCutoffs).toEqual([{ checkpoint: "CP1", at: gunAt + 27 * minute, cutoffAt, afterMs: null }]);
    const page = (await callWebApi(given.url, webEventGet, { event })).data;
    expect(page.categories[0]!.cutoffsAt).toEqual([null, cutoffAt, null]);
    expect(page.checkpoints.map((checkpoint) => checkpoint.cutoffAt)).toEqual([null, null, null]);
  });

  it("closes a point so long after the start, and tells the runner so", async () => {
    await change({ cutoffsAfterMs: [null, 26 * minute, null] });
    await told();
    expect((await results()).data.map(({ status }) => status)).toEqual(["finished", "finished", "otl"]);
    const { why } = (await callWebApi(given.url, webPlayerGet, { event, bib: "3" })).data;
    expect(why.missedCutoffs).toEqual([
      { checkpoint: "CP1", at: gunAt + 27 * minute, cutoffAt: gunAt + 26 * minute, afterMs: 26 * minute },
    ]);
    const page = (await callWebApi(given.url, webEventGet, { event })).data;
    expect(page.categories[0]!.cutoffsAfterMs).toEqual([null, 26 * minute, null]);
  });

  it("does not count a neutralised section beyond what it allows, and tells the runner", async () => {
    const raced = async () => (await results()).data.map(({ bib, timeMs }) => [bib, timeMs]);
    const before = new Map((await raced()).map(([bib, ms]) => [bib, Number(ms)]));
    await change({ neutral: [{ from: "START", to: "CP1", limitMs: 10 * minute }] });
    await told();
    const { why } = (await callWebApi(given.url, webPlayerGet, { event, bib: "1" })).data;
    expect(why.neutralTimes).toMatchObject([{ from: "START", to: "CP1", offMs: 10 * minute }]);
    for (const [bib, ms] of await raced()) expect(ms).toBe(before.get(String(bib))! - 10 * minute);
    await change({ neutral: [] });
    await told();
  });

  it("finishes nobody who left out a point that must be passed, and tells them so", async () => {
    const course = ["START", "CP1", "CP2", "FIN"];
    await post(given.url, checkpointSave, { ...givenCp2, eventId, revision: 0 }, bearing(manager));
    await change({ course, mustPass: { checkpoints: ["CP2"], otherwise: "dsq" } });
    await told();
    expect(new Set((await results()).data.map(({ status }) => status))).toEqual(new Set(["dsq"]));
    const { why } = (await callWebApi(given.url, webPlayerGet, { event, bib: "1" })).data;
    expect(why.missedPoints).toEqual({ checkpoints: ["CP2"], otherwise: "dsq" });
  });

  it("shows the splits of the new course", async () => {
    await change({ course: ["START", "FIN"] });
    await told();
    const { data, meta } = await results();
    expect(meta.splitCodes).toEqual(["START", "FIN"]);
    expect(data[0]!.splitMs).toEqual([0, 50 * minute]);
  });

  it("judges no entry again when results do not depend on the change", async () => {
    const { meta } = await results();
    expect(await change({ capacity: 50, bibFrom: 1, bibTo: 50, youngestAge: 15 })).toMatchObject({ judged: 0 });
    expect((await results()).meta.version).toBe(meta.version);
  });
});

it("judges the entries that passed again when the cut-off of a checkpoint moves", async () => {
  const checkpoints = (await get(given.url, checkpointList, manager, { eventId })).reply!.data;
  const { changedAt: _at, changedBy: _by, usedBy: _used, passings: _passings, ...checkpoint } = checkpoints[1]!;
  const body = { ...checkpoint, cutoffAt: gunAt + 26 * minute, eventId };
  const saved = await post(given.url, checkpointSave, body, bearing(manager));
  expect(saved.reply?.data).toMatchObject({ code: "CP1", judged: 3 });
  await told();
  expect((await results()).data.map(({ bib, status }) => [bib, status])).toEqual([
    ["1", "finished"],
    ["2", "finished"],
    ["3", "otl"],
  ]);
});
