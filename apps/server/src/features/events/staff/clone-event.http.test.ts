import { afterAll, beforeAll, expect, it } from "vitest";
import { raceFolderExport } from "@time-event/contract/race-folder";
import { categoryList } from "@time-event/contract/categories";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { eventClone, eventGet } from "@time-event/contract/staff-events";
import { strFromU8, unzipSync } from "fflate";
import { toTimestamp } from "../../../db/column-types.ts";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../../testing/given-race.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let original: number;
const dayMs = 86_400_000;
const stages = [
  { code: "S1", checkpoints: ["START", "CP1"], gunAt },
  { code: "S2", checkpoints: ["CP1", "FIN"] },
];

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ slug: "first", state: "cancelled", category: { stages } });
  const closes = gunAt - 10 * dayMs;
  original = await givenRace(
    given.db,
    {
      ...race,
      event: { ...race.event, cancelReason: { th: "พายุ", en: "Storm" } },
      checkpoints: race.checkpoints.map((point) => ({ ...point, cutoffAt: gunAt + 3_600_000 })),
      categories: race.categories.map((category) => ({
        ...category,
        cutoffsAt: [null, gunAt + 1_800_000, null],
        mustPass: { checkpoints: ["CP1"], otherwise: "dsq" as const },
        neutral: [{ from: "CP1", to: "FIN", limitMs: 60_000 }],
        relayLegs: [
          { code: "A", to: "CP1" },
          { code: "B", to: "FIN", massStartAt: gunAt + 3_600_000 },
        ],
        lapsEnd: "clock" as const,
        wavesHaveGuns: true,
        feeTiers: category.feeTiers.map((tier) => ({ ...tier, endsAt: closes })),
      })),
    },
    { entries: [givenEntry("1")] },
  );
  admin = await givenSignedIn(given, "admin");
  await given.db
    .updateTable("categories")
    .set({ gunFiredAt: toTimestamp(gunAt), gunFiredBy: "starter" })
    .execute();
});
afterAll(() => given.stop());

const clone = (changes: object = {}, bearer = admin) =>
  post(
    given.url,
    eventClone,
    {
      eventId: original,
      slug: "second",
      name: { th: "ปีหน้า", en: "Next year" },
      startsOn: "2027-11-21",
      ...changes,
    },
    bearing(bearer),
  );

/** race.json of an event: all of its set-up. */
async function definitionOf(eventId: number) {
  const reply = await fetch(`${given.url}/api/event/${raceFolderExport.name}?eventId=${eventId}`, {
    headers: bearing(admin),
  });
  return JSON.parse(strFromU8(unzipSync(new Uint8Array(await reply.arrayBuffer()))["race.json"]!)) as Record<
    string,
    unknown
  > & { event: Record<string, unknown> };
}

/** The whole input with every time moved by so many days. */
function moved(value: unknown, days: number): unknown {
  if (Array.isArray(value)) return value.map((item) => moved(item, days));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item, days)]));
  }
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d/.test(value)) return value;
  const later = new Date(Date.parse(value) + days * dayMs).toISOString();
  return value.length === 10 ? later.slice(0, 10) : later;
}

it("copies the whole set-up to another day, and no entries", async () => {
  const view = {
    names: "short",
    club: false,
    province: true,
    ageGroup: true,
    nationality: true,
    bib: true,
    startList: true,
  } as const;
  const { revision } = (await get(given.url, eventPrivacyGet, admin, { eventId: original })).reply!.data;
  await post(given.url, eventPrivacySave, { eventId: original, revision, ...view }, bearing(admin));

  const { id } = (await clone()).reply!.data;
  const { event, ...race } = await definitionOf(original);
  const copy = await definitionOf(id);
  const { cancelReason: _reason, ...shown } = event;
  expect(copy).toEqual({
    ...(moved(race, 371) as object),
    event: {
      ...(moved(shown, 371) as object),
      slug: "second",
      name: { th: "ปีหน้า", en: "Next year" },
      state: "draft",
      inProgress: true,
    },
  });
  const { data } = (await get(given.url, eventGet, admin, { eventId: id })).reply!;
  expect(data).toMatchObject({ state: "draft", entries: 0, revision: 1, changedBy: "admin", archivedAt: null });
});

it("moves deadlines by their date, and the times to open and close along", async () => {
  const at = (text: string) => Date.parse(`${text}+07:00`);
  const race = givenRaceDefinition({ slug: "early-bird", state: "finished" });
  const tier = { name: { th: "เร็ว", en: "Early" }, priceSatang: 50_000, endsAt: at("2026-10-01T23:59") };
  const from = await givenRace(
    given.db,
    { ...race, categories: race.categories.map((each) => ({ ...each, feeTiers: [tier, ...each.feeTiers] })) },
    { entries: [] },
  );
  const times = {
    entriesOpenAt: toTimestamp(at("2026-08-01T09:00")),
    entriesCloseAt: toTimestamp(at("2026-11-08T18:00")),
  };
  await given.db.updateTable("events").set(times).where("id", "=", from).execute();
  const { id } = (await clone({ eventId: from, slug: "early-bird-next", startsOn: "2027-11-14" })).reply!.data;
  const { data } = (await get(given.url, eventGet, admin, { eventId: id })).reply!;
  expect(data).toMatchObject({ opensAt: at("2027-08-01T09:00"), closesAt: at("2027-11-07T18:00") });
  const copied = (await get(given.url, categoryList, admin, { eventId: id })).reply!.data[0]!;
  expect(copied.feeTiers[0]).toMatchObject({ endsAt: at("2027-10-01T23:59") });
});

it("keeps the time of day across a change to summer time", async () => {
  const race = givenRaceDefinition({ slug: "berlin", state: "finished" });
  const gun = Date.parse("2026-09-27T09:15:00+02:00");
  const berlin = await givenRace(
    given.db,
    {
      ...race,
      event: { ...race.event, timeZone: "Europe/Berlin", startsOn: "2026-09-27", endsOn: "2026-09-27" },
      categories: race.categories.map((category) => ({ ...category, gunAt: gun })),
    },
    { entries: [] },
  );
  const { id } = (await clone({ eventId: berlin, slug: "berlin-winter", startsOn: "2026-12-27" })).reply!.data;
  const row = await given.db.selectFrom("categories").select("gunAt").where("eventId", "=", id).executeTakeFirst();
  expect(row?.gunAt).toBe(Date.parse("2026-12-27T09:15:00+01:00"));
});

it("refuses a taken address, an unknown event, and users who may not add events", async () => {
  expect((await clone({ slug: "first" })).problem).toMatchObject({ errors: [{ path: "slug", code: "taken" }] });
  expect((await clone({ eventId: 999_999, slug: "third" })).problem).toMatchObject({ code: "event_not_found" });
  expect((await clone({ startsOn: "tomorrow" })).problem).toMatchObject({ status: 400 });
  const manager = await givenSignedIn(given, "of-one", "event_manager", original);
  expect((await clone({ slug: "third" }, manager)).problem).toMatchObject({ status: 404, code: "not_permitted" });
});
