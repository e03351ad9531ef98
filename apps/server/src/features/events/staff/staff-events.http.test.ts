import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webEventGet, webEventList } from "@time-event/contract/events";
import { webRegisterResultList } from "@time-event/contract/results";
import {
  eventArchive,
  eventCreate,
  eventGet,
  eventList,
  eventRestore,
  eventSave,
} from "@time-event/contract/staff-events";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { callWebApi, refusedCall } from "../../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let manager: string;
let trail: number;
let run: number;

beforeAll(async () => {
  given = await givenApp();
  trail = await givenRace(given.db, givenRaceDefinition({ slug: "trail", state: "finished" }), {
    entries: [givenEntry("1"), givenEntry("2")],
  });
  run = await givenRace(given.db, givenRaceDefinition({ slug: "run", state: "draft" }), { entries: [] });
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager", run);
});
afterAll(() => given.stop());

const ids = async (params: Record<string, string>, bearer = admin) =>
  (await get(given.url, eventList, bearer, params)).reply!.data.map(({ id }) => id);
const eventOf = async (eventId: number) => (await get(given.url, eventGet, admin, { eventId })).reply!.data;
/** The details of an event as its form would send them. */
async function formOf(eventId: number): Promise<BodyOf<typeof eventSave>> {
  return eventSave.body.parse({ eventId, ...(await eventOf(eventId)) });
}
const save = (form: BodyOf<typeof eventSave>, bearer = admin) => post(given.url, eventSave, form, bearing(bearer));
const newEvent = {
  slug: "bangsaen-21-2027",
  type: "road-run",
  name: { th: "บางแสน 21", en: "Bangsaen 21" },
  province: "ชลบุรี",
  timeZone: "Asia/Bangkok",
  startsOn: "2027-11-21",
  endsOn: "2027-11-21",
};
const lastEntry = async () =>
  JSON.parse(
    (await given.db.selectFrom("auditEntries").select("entry").orderBy("seq", "desc").executeTakeFirstOrThrow()).entry,
  ) as Record<string, unknown>;

describe("days that cannot be an event's", () => {
  it.each([
    ["2569-11-21", { code: "buddhist_year", meant: "2026-11-21" }],
    ["3112-11-21", { code: "bad_year", meant: "2026-11-21" }],
    ["1483-11-21", { code: "bad_year", meant: "2026-11-21" }],
    ["5138-11-21", { code: "bad_year" }],
  ])("are refused with the day that was probably meant: %s", async (startsOn, said) => {
    const created = await post(given.url, eventCreate, { ...newEvent, startsOn, endsOn: startsOn }, bearing(admin));
    const errors = ["startsOn", "endsOn"].map((path) => ({ path, ...said }));
    expect(created.problem).toMatchObject({ status: 400, errors });
    const changed = await save({ ...(await formOf(run)), startsOn, endsOn: startsOn });
    expect(changed.problem).toMatchObject({ status: 400, errors });
  });
});

describe("event-list", () => {
  it("shows drafts too, with the number of events in each state", async () => {
    const { reply } = await get(given.url, eventList, admin, {});
    expect(reply?.meta).toEqual({ total: 2, counts: { draft: 1, finished: 1 }, archived: 0 });
    expect(reply?.data.find(({ id }) => id === trail)).toMatchObject({
      slug: "trail",
      state: "finished",
      entries: 2,
      categories: 1,
      province: { th: "เชียงใหม่", en: "Chiang Mai" },
    });
  });

  it.each([
    ["state", { state: "draft" }, () => [run]],
    ["words in Thai", { text: "อินทนนท์", sort: "changedAt", direction: "asc" }, () => [trail, run]],
    ["its address", { text: "RUN" }, () => [run]],
    ["sport", { type: "swim" }, () => []],
    ["being archived", { archived: "yes" }, () => []],
  ])("finds by %s", async (_, params, expected) => {
    expect(await ids(params)).toEqual(expected());
  });

  it("shows a manager only their own event", async () => {
    expect(await ids({}, manager)).toEqual([run]);
  });

  it("refuses a state that does not exist", async () => {
    const { problem } = await get(given.url, eventList, admin, { state: "lost" as "draft" });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: "state" }] });
  });
});

describe("event-create", () => {
  it("adds a draft that the public does not see, and stores who added it", async () => {
    const { reply } = await post(given.url, eventCreate, newEvent, bearing(admin));
    const { id } = reply!.data;
    expect(await eventOf(id)).toMatchObject({ ...newEvent, state: "draft", revision: 1, changedBy: "admin" });
    expect(await refusedCall(given.url, `web-event-get?event=${newEvent.slug}`)).toMatchObject({ status: 404 });
    expect(await lastEntry()).toMatchObject({ username: "admin", action: "event-create", eventId: id });
  });

  it("refuses a taken address, an unknown sport, and days in the wrong order", async () => {
    const answers = await Promise.all([
      post(given.url, eventCreate, { ...newEvent, slug: "trail" }, bearing(admin)),
      post(given.url, eventCreate, { ...newEvent, slug: "new", type: "chess" }, bearing(admin)),
      post(given.url, eventCreate, { ...newEvent, slug: "new", endsOn: "2027-11-20" }, bearing(admin)),
      post(given.url, eventCreate, { ...newEvent, slug: "new", startsOn: "2027-02-30" }, bearing(admin)),
      post(given.url, eventCreate, { ...newEvent, slug: "new", timeZone: "Mars/Base" }, bearing(admin)),
    ]);
    expect(answers.map(({ problem }) => [problem?.status, problem?.code, problem?.errors?.[0]?.path])).toEqual([
      [409, "refused", "slug"],
      [409, "refused", "type"],
      [400, "invalid_input", "endsOn"],
      [400, "invalid_input", "startsOn"],
      [400, "invalid_input", "timeZone"],
    ]);
  });

  it("refuses a manager of single events", async () => {
    const { problem } = await post(given.url, eventCreate, newEvent, bearing(manager));
    expect(problem).toMatchObject({ status: 404, code: "not_permitted" });
  });
});

describe("the colour of an event", () => {
  const shown = async () => (await callWebApi(given.url, webEventGet, { event: "trail" })).data.colour;

  it("is on its public page, stays where a form leaves it out, and can be taken away", async () => {
    expect(await shown()).toBeNull();
    const { colour: _, ...form } = await formOf(trail);
    await save({ ...form, colour: " #0f766e " });
    expect(await shown()).toBe("#0f766e");
    await save({ ...form, revision: form.revision + 1, organiser: "Somebody else" });
    expect(await shown()).toBe("#0f766e");
    await save({ ...form, revision: form.revision + 2, colour: null });
    expect(await shown()).toBeNull();
  });

  it.each(["red", "#0F766E", "#fff", "#0f766e;}", "url(x)"])("is no %s", async (colour) => {
    const { problem } = await save({ ...(await formOf(trail)), colour });
    expect(problem).toMatchObject({ status: 400, errors: [{ path: "colour" }] });
  });
});

describe("event-save", () => {
  it("stores every detail, shows the public ones, and logs what changed", async () => {
    const contact = {
      email: "run@race.example.org",
      phone: "081 234 5678",
      website: "https://race.example.org",
      lineId: "@race",
      facebook: "https://facebook.com/race",
    };
    const form = { ...(await formOf(trail)), venue: { th: "สวนสน", en: "Pine park" }, contact };
    const { reply } = await save(form);
    expect(reply?.data.revision).toBe(form.revision + 1);
    expect(await formOf(trail)).toEqual({ ...form, revision: form.revision + 1 });
    const shown = await callWebApi(given.url, webEventGet, { event: "trail" });
    expect(shown.data).toMatchObject({ contact, venue: form.venue });
    const entry = await lastEntry();
    expect(Object.keys(entry["after"] as object)).toEqual(["venue", "contact"]);
  });

  it("does not overwrite somebody else's save", async () => {
    const seen = await formOf(run);
    expect((await save({ ...seen, organiser: "ชมรม ก" }, manager)).status).toBe(200);
    const { problem } = await save({ ...seen, organiser: "ชมรม ข" });
    expect(problem).toMatchObject({ status: 409, code: "edit_conflict", changedBy: "manager" });
    expect((await eventOf(run)).organiser).toBe("ชมรม ก");
  });

  it("accepts one of two saves at the same moment", async () => {
    const seen = await formOf(run);
    const answers = await Promise.all(["ก", "ข", "ค"].map((organiser) => save({ ...seen, organiser })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it("changes nothing, not even the revision, when nothing is different", async () => {
    const form = await formOf(run);
    expect((await save(form)).reply?.data.revision).toBe(form.revision);
  });

  it("keeps an address that the public knows, and lets a draft change its address", async () => {
    expect((await save({ ...(await formOf(trail)), slug: "other" })).problem?.errors).toEqual([
      { path: "slug", code: "fixed" },
    ]);
    expect((await save({ ...(await formOf(run)), slug: "trail" })).problem).toMatchObject({
      errors: [{ path: "slug", code: "taken" }],
    });
    expect((await save({ ...(await formOf(run)), slug: "city-run" })).status).toBe(200);
    expect((await eventOf(run)).slug).toBe("city-run");
  });

  it("counts ages on the new first day", async () => {
    const groups = async () =>
      (await callWebApi(given.url, webRegisterResultList, { event: "trail" })).data.map(({ ageGroup }) => ageGroup);
    expect(await groups()).toEqual(["18-39", "18-39"]);
    const form = await formOf(trail);
    expect((await save({ ...form, startsOn: "2031-11-15", endsOn: "2031-11-15" })).status).toBe(200);
    await expect.poll(groups).toEqual(["40+", "40+"]);
  });

  it.each([
    ["half a point on the map", { lat: null }, "lat"],
    ["a script for a website", { contact: { website: "javascript:alert(1)" } }, "contact.website"],
    ["an address that is none", { contact: { email: "race" } }, "contact.email"],
    ["no name", { name: { th: " ", en: "" } }, "name.th"],
  ])("refuses %s", async (_, change, path) => {
    const form = await formOf(trail);
    const changed = { ...form, ...change, contact: { ...form.contact, ...(change as { contact?: object }).contact } };
    expect((await save(changed)).problem).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it("refuses another event's manager, and users who may only look", async () => {
    const viewer = await givenSignedIn(given, "looks", "viewer");
    const form = await formOf(trail);
    for (const bearer of [manager, viewer]) {
      expect((await save(form, bearer)).problem).toMatchObject({ status: 404, code: "not_permitted" });
    }
  });
});

describe("event-archive and event-restore", () => {
  const archive = (eventId: number) => post(given.url, eventArchive, { eventId }, bearing(admin));
  const publicSlugs = async () => (await callWebApi(given.url, webEventList, {})).data.map(({ slug }) => slug);

  it("removes an event from every list, leaves its pages, and brings it back", async () => {
    expect((await archive(trail)).reply?.data.archivedAt).toBeGreaterThan(0);
    expect(await ids({})).not.toContain(trail);
    expect(await ids({ archived: "yes" })).toEqual([trail]);
    expect(await publicSlugs()).toEqual([]);
    expect(await (await fetch(`${given.url}/sitemap.xml`)).text()).not.toContain("/trail");
    expect((await callWebApi(given.url, webEventGet, { event: "trail" })).data.slug).toBe("trail");
    expect((await callWebApi(given.url, webRegisterResultList, { event: "trail" })).data).toHaveLength(2);

    await post(given.url, eventRestore, { eventId: trail }, bearing(admin));
    expect(await publicSlugs()).toEqual(["trail"]);
    expect(await ids({})).toContain(trail);
  });

  it("refuses while the race is under way", async () => {
    const live = await givenRace(given.db, givenRaceDefinition({ slug: "live", state: "live" }), { entries: [] });
    expect((await archive(live)).problem).toMatchObject({ status: 409, reasons: ["event_underway"] });
    expect((await archive(999_999)).problem).toMatchObject({ status: 404, code: "event_not_found" });
  });
});
