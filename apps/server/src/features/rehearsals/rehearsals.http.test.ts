import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { webEventGet, webEventList } from "@time-event/contract/events";
import {
  rehearsalBegin,
  rehearsalGet,
  rehearsalPace,
  rehearsalUpload,
  rehearsalWipe,
} from "@time-event/contract/rehearsals";
import { eventList } from "@time-event/contract/staff-events";
import { stationOpen } from "@time-event/contract/stations";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { feedRehearsals } from "./feed-rehearsals.service.ts";
import { printOfRace } from "./rehearsals.queries.ts";

const minute = 60_000;
let given: GivenApp;
let timing: string;
let eventId: number;
let now = gunAt - 30 * 24 * 60 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const entries = Array.from({ length: 60 }, (_, index) => givenEntry(index < 50 ? String(index + 1) : ""));
  const passings = [givenPassing("1", "START", 0), givenPassing("1", "CP1", 30)];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries, passings });
});
afterAll(() => given.stop());

const wanted = { source: "field" as const, speed: 60, minutesToGun: 0, peopleEach: 10, troubles: [] };
// a session is short, and tests move the clock
let sessions = 0;
beforeEach(async () => {
  timing = await givenSignedIn(given, `timing${(sessions += 1)}`, "timing_official", eventId);
});

const begin = async (changes: Partial<Parameters<typeof post<typeof rehearsalBegin>>[2]> = {}) =>
  post(given.url, rehearsalBegin, { eventId, ...wanted, ...changes }, bearing(timing));
const look = async () => (await get(given.url, rehearsalGet, timing, { eventId })).reply!;
const wipe = async () => post(given.url, rehearsalWipe, { eventId }, bearing(timing));
const printed = async () => given.db.transaction().execute((tx) => printOfRace(tx, eventId));

/** Lets so many minutes of wall clock go by, and feeds what became due. */
async function goOn(minutes: number): Promise<void> {
  now += minutes * minute;
  let last = -1;
  for (let fed = 0; fed !== last;) {
    last = fed;
    await feedRehearsals(given.db, now);
    fed = (await look()).data!.fed;
  }
}

it("replays a race through a copy, and leaves the race untouched", async () => {
  const before = await printed();
  const { reply } = await begin({ troubles: ["unknown_chips"] });
  expect(reply?.data).toMatchObject({ entries: 60, slug: "doi-inthanon-trail-2026-rehearsal" });
  await goOn(1);
  const started = await look();
  expect(started.data).toMatchObject({ isResting: false, speed: 60, source: "field", begunBy: "timing1" });
  expect(started.data!.raceAt - started.data!.firstGunAt).toBe(60 * minute);
  expect(started.data!.fed).toBeGreaterThan(40);
  expect(started.data!.fed).toBeLessThan(started.data!.reads);

  // it rests where it is, and goes on from there at another speed
  await post(given.url, rehearsalPace, { eventId, speed: 30, isResting: true }, bearing(timing));
  const rested = (await look()).data!;
  await goOn(0.5);
  expect((await look()).data).toMatchObject({ isResting: true, raceAt: rested.raceAt, fed: rested.fed });
  await post(given.url, rehearsalPace, { eventId, speed: 30, isResting: false }, bearing(timing));
  await goOn(1);
  expect((await look()).data!.raceAt).toBe(rested.raceAt + 30 * minute);
  await post(given.url, rehearsalPace, { eventId, speed: 60, isResting: false }, bearing(timing));
  await goOn(2);
  expect((await look()).data).toMatchObject({ fed: rested.reads, lastReadAt: null });

  const finished = await given.db
    .selectFrom("results")
    .select("entryId")
    .where("eventId", "=", rested.eventId)
    .where("status", "=", "finished")
    .execute();
  expect(finished.length).toBeGreaterThan(45);
  expect(await printed()).toBe(before);
  const wiped = await wipe();
  expect(wiped.reply?.data).toMatchObject({ isUntouched: true, race: { entries: 60, reads: 2 } });
  expect(wiped.reply!.data.wiped.reads).toBeGreaterThanOrEqual(rested.reads);
  expect(await printed()).toBe(before);
  expect(await given.db.selectFrom("rehearsalReads").select("id").execute()).toEqual([]);
  expect((await look()).data).toBeNull();
});

it("is marked wherever it is shown, and in no list", async () => {
  const { reply } = await begin();
  const { slug, rehearsal } = reply!.data;
  // rights are known for half a second
  now += 1_000;
  const page = (await get(given.url, webEventGet, undefined, { event: slug })).reply!.data;
  expect(page).toMatchObject({ rehearsal: { speed: 60 }, name: { th: "ซ้อม · ดอยอินทนนท์เทรล 2569" } });
  const listed = (await get(given.url, webEventList, undefined, {})).reply!.data.map((event) => event.slug);
  expect(listed).toEqual(["doi-inthanon-trail-2026"]);
  const ofStaff = (await get(given.url, eventList, timing, {})).reply!.data.map(({ id }) => id);
  expect(ofStaff).toEqual([eventId]);

  // who works at the event works at its rehearsal, and stations of the rehearsal go with it
  const opened = await post(
    given.url,
    stationOpen,
    { eventId: rehearsal, checkpoint: "CP1", name: "" },
    bearing(timing),
  );
  expect(opened.problem).toBeUndefined();
  const stranger = await givenSignedIn(given, "other", "timing_official", await givenOther());
  const refused = await post(
    given.url,
    stationOpen,
    { eventId: rehearsal, checkpoint: "CP1", name: "" },
    bearing(stranger),
  );
  expect(refused.status).toBe(404);
  expect((await wipe()).status).toBe(200);
});

const givenOther = () => givenRace(given.db, givenRaceDefinition({ slug: "another-race" }), { entries: [] });

it("says that somebody changed the race itself meanwhile", async () => {
  await begin();
  await given.db.updateTable("entries").set({ club: "อื่น" }).where("eventId", "=", eventId).execute();
  expect((await wipe()).reply?.data.isUntouched).toBe(false);
});

it("replays the event's own reads, and refuses what cannot be rehearsed", async () => {
  const { reply } = await begin({ source: "reads" });
  expect(reply?.data).toMatchObject({ reads: 2, entries: 60 });
  expect((await begin()).problem).toMatchObject({ code: "refused", reasons: ["exists"] });
  now += 1_000;
  const ofRehearsal = { ...wanted, eventId: reply!.data.rehearsal };
  const again = await post(given.url, rehearsalBegin, ofRehearsal, bearing(timing));
  expect(again.problem).toMatchObject({ reasons: ["is_rehearsal"] });
  await wipe();
  expect((await wipe()).problem).toMatchObject({ reasons: ["no_rehearsal"] });
  const empty = await givenRace(given.db, givenRaceDefinition({ slug: "nobody-yet" }), { entries: [] });
  const admin = await givenSignedIn(given, "chief");
  const nobody = await post(given.url, rehearsalBegin, { ...wanted, eventId: empty, peopleEach: 0 }, bearing(admin));
  expect(nobody.problem).toMatchObject({ reasons: ["nothing_to_rehearse"] });
  const invented = await post(given.url, rehearsalBegin, { ...wanted, eventId: empty }, bearing(admin));
  expect(invented.reply?.data).toMatchObject({ entries: 10 });
});

it("refuses a form that makes no sense, and a file that is no race folder", async () => {
  expect((await begin({ speed: 61 })).status).toBe(400);
  const noZip = await upload(given.url, rehearsalUpload, Buffer.from("no zip"), timing, { eventId, speed: 10 });
  expect(noZip.problem).toMatchObject({ reasons: ["bad_folder"] });
});
