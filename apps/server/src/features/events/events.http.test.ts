import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webEventGet, webEventList, webEventTypeList } from "@time-event/contract/events";
import { callWebApi, refusedCall } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

let given: GivenApp;
const slugs = async (params: Record<string, string>) =>
  (await callWebApi(given.url, webEventList, params)).data.map(({ slug }) => slug);

beforeAll(async () => {
  given = await givenApp();
  const finished = givenRaceDefinition({
    slug: "finished-trail",
    state: "finished",
    category: { distancesM: [null, 4_000, 8_000], neutral: [{ from: "START", to: "CP1", limitMs: 300_000 }] },
  });
  const live = givenRaceDefinition({ slug: "live-trail", state: "live" });
  const open = givenRaceDefinition({ slug: "open-run", state: "open" });
  const draft = givenRaceDefinition({ slug: "secret-run", state: "draft" });
  await givenRace(given.db, finished, { entries: [givenEntry("1")], passings: [givenPassing("1", "FIN", 60)] });
  await givenRace(given.db, live, {
    entries: [givenEntry("1"), givenEntry("2")],
    passings: [givenPassing("1", "CP1", 20)],
  });
  await givenRace(
    given.db,
    {
      ...open,
      event: {
        ...open.event,
        type: "road-run",
        name: { th: "กรุงเทพ 100% รัน ครั้งที่ ๕", en: "Bangkok 100% Run" },
        province: "กรุงเทพมหานคร",
        startsOn: "2027-01-24",
        endsOn: "2027-01-24",
      },
    },
    { entries: [] },
  );
  await givenRace(given.db, draft, { entries: [] });
});
afterAll(() => given.stop());

describe("web-event-list", () => {
  it("shows live events first, then coming ones, then past ones, and never a draft", async () => {
    expect(await slugs({})).toEqual(["live-trail", "open-run", "finished-trail"]);
  });

  it.each([
    ["words in Thai", { text: "กรุงเทพ" }, ["open-run"]],
    ["words in English, whatever their case", { text: "BANGKOK" }, ["open-run"]],
    [
      "a province's name in Latin letters, however it is spaced",
      { text: "chiangmai" },
      ["live-trail", "finished-trail"],
    ],
    ["digits of either kind, in the words", { text: "๑๐๐%" }, ["open-run"]],
    ["digits of either kind, in the name", { text: "ครั้งที่ 5" }, ["open-run"]],
    ["a percent sign as itself", { text: "100%" }, ["open-run"]],
    ["a wildcard that is none", { text: "_" }, []],
    ["sport", { type: "road-run" }, ["open-run"]],
    ["province", { province: "เชียงใหม่" }, ["live-trail", "finished-trail"]],
    ["month", { month: "2027-01" }, ["open-run"]],
    ["days that it takes place on", { from: "2027-01-24", to: "2027-02-06" }, ["open-run"]],
    ["days just after it", { from: "2027-01-25", to: "2027-02-06" }, []],
    ["days just before it", { from: "2026-12-27", to: "2027-01-23" }, []],
    ["state", { state: "past" }, ["finished-trail"]],
    ["all at once", { state: "live", type: "trail", month: "2026-11" }, ["live-trail"]],
  ])("finds by %s", async (_, params, expected) => {
    expect(await slugs(params)).toEqual(expected);
  });

  it("gives the values of the filters, and the lowest price of an entry", async () => {
    const { data, meta } = await callWebApi(given.url, webEventList, {});
    expect(meta).toEqual({
      total: 3,
      months: ["2026-11", "2027-01"],
      provinces: [
        { th: "กรุงเทพมหานคร", en: "Bangkok" },
        { th: "เชียงใหม่", en: "Chiang Mai" },
      ],
    });
    expect(data.map(({ slug, fromSatang, distancesM, entries }) => [slug, fromSatang, distancesM, entries])).toEqual([
      ["live-trail", null, [10_000], 2],
      ["open-run", 80_000, [10_000], 0],
      ["finished-trail", null, [8_000], 1],
    ]);
  });

  it("refuses a month that does not exist", async () => {
    expect(await refusedCall(given.url, "web-event-list?month=2026-13")).toMatchObject({
      status: 400,
      code: "invalid_input",
      errors: [{ path: "month" }],
    });
  });
});

describe("web-event-get", () => {
  it("gives everything that the page shows", async () => {
    const { data } = await callWebApi(given.url, webEventGet, { event: "live-trail" });
    expect(data).toMatchObject({
      state: "live",
      type: { code: "trail", name: { th: "วิ่งเทรล" } },
      entries: 2,
      onCourse: 1,
      finished: 0,
      checkpoints: [{ code: "START" }, { code: "CP1", elevationM: 1650 }, { code: "FIN" }],
    });
    expect(data.categories[0]).toMatchObject({
      code: "10K",
      distanceM: 10_000,
      placesLeft: 98,
      priceNowSatang: 80_000,
    });
  });

  it("names the sections whose time does not count", async () => {
    const { data } = await callWebApi(given.url, webEventGet, { event: "finished-trail" });
    expect(data.categories[0]!.neutral).toEqual([{ from: "START", to: "CP1", limitMs: 300_000 }]);
  });

  it("treats a draft as an event that does not exist", async () => {
    const hidden = await refusedCall(given.url, "web-event-get?event=secret-run");
    expect(hidden).toEqual(await refusedCall(given.url, "web-event-get?event=nothing"));
    expect(hidden).toMatchObject({ status: 404, code: "event_not_found" });
  });
});

it("lists the sports in both languages", async () => {
  const { data } = await callWebApi(given.url, webEventTypeList, {});
  expect(data).toContainEqual({ code: "trail", name: { th: "วิ่งเทรล", en: "Trail running" }, art: "trail" });
});

describe("ways to find an event", () => {
  it("gives a calendar entry in the visitor's language", async () => {
    const reply = await fetch(`${given.url}/register/events/open-run/calendar.ics`, { headers: { cookie: "lang=en" } });
    const text = await reply.text();
    expect(reply.headers.get("content-type")).toContain("text/calendar");
    expect(text).toContain("SUMMARY:Bangkok 100% Run");
    expect(text).toMatch(/^DTSTART:20261114T230000Z\r$/m);
    expect(text).toContain("UID:open-run@time-event");
  });

  it("counts changes of the event in its calendar entry, and of nothing else", async () => {
    const sequence = async () => {
      const reply = await fetch(`${given.url}/register/events/open-run/calendar.ics`);
      return Number(/^SEQUENCE:(\d+)\r$/m.exec(await reply.text())![1]);
    };
    const before = await sequence();
    const event = given.db.updateTable("events").where("slug", "=", "open-run");
    const ofEvent = sql<number>`(select id from events where slug = 'open-run')`;
    const category = given.db.updateTable("categories").where("eventId", "=", ofEvent);
    await event.set({ organiser: "Another", cancelReasonTh: "" }).execute();
    await category.set({ capacity: 99 }).execute();
    expect(await sequence()).toBe(before);
    await event.set({ venueEn: "Another park" }).execute();
    expect(await sequence()).toBe(before + 1);
    await event.set({ cancelReasonTh: "น้ำท่วม" }).execute();
    expect(await sequence()).toBe(before + 2);
    await category.set({ gunAt: sql`gun_at + interval '1 hour'` }).execute();
    const moved = await sequence();
    expect(moved).toBeGreaterThan(before + 2);
    await category.set({ hidden: sql`not hidden` }).execute();
    expect(await sequence()).toBeGreaterThan(moved);
    await category.set({ hidden: sql`not hidden` }).execute();
    await event.set({ cancelReasonTh: "" }).execute();
  });

  it("draws a card for social networks", async () => {
    const reply = await fetch(`${given.url}/register/events/open-run/social-card.png`);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("names every public page to search engines, and no draft", async () => {
    const text = await (await fetch(`${given.url}/sitemap.xml`)).text();
    expect(text).toContain(`<loc>${given.url}/register/events/open-run/results</loc>`);
    expect(text).not.toContain("secret-run");
  });

  it.each(["calendar.ics", "social-card.png"])("has no %s of a draft", async (file) => {
    expect((await fetch(`${given.url}/register/events/secret-run/${file}`)).status).toBe(404);
  });
});

it("lists the events that have checkpoints to look at", async () => {
  const bare = givenRaceDefinition({ slug: "bare-run", state: "published" });
  await givenRace(given.db, { ...bare, checkpoints: [], categories: [] }, { entries: [] });
  expect(await slugs({})).toContain("bare-run");
  expect(await slugs({ having: "checkpoints" })).toEqual(["live-trail", "open-run", "finished-trail"]);
});
