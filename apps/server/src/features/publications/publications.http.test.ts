import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { BodyOf } from "@time-event/contract/endpoint";
import { publicationList, publicationPublish, publicationRestore } from "@time-event/contract/publications";
import { docketPropose } from "@time-event/contract/docket";
import { readAdd } from "@time-event/contract/read-changes";
import { webEventGet } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPublishing } from "./testing/given-publishing.ts";

const minute = 60_000;
const slug = "doi-inthanon-trail-2026";
let given: GivenApp;
let eventId: number;
let chief: string;
let lists: ReturnType<typeof givenPublishing>;
let now = gunAt + 90 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const bibs = ["1", "2", "3"];
  const passings = bibs.flatMap((bib, place) => [
    givenPassing(bib, "START", 0),
    givenPassing(bib, "CP1", 25 + place),
    givenPassing(bib, "FIN", 50 + 2 * place),
  ]);
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: bibs.map((bib) => givenEntry(bib)), passings });
  chief = await givenSignedIn(given, "chief", "event_manager");
  lists = givenPublishing(given, eventId, chief);
});
afterAll(() => given.stop());

const of = () => lists.of;
const compare = (numbers: object = {}) => lists.compare(numbers);
const publish = (changes: Partial<BodyOf<typeof publicationPublish>> = {}) => lists.publish(changes);
const category = () => lists.category();
const whole = (number: number) => lists.whole(number);
const addRead = (bib: string, minutes: number) =>
  post(
    given.url,
    readAdd,
    { eventId, bib, checkpoint: "FIN", at: gunAt + minutes * minute, reason: "กล้อง" },
    bearing(chief),
  );
it("goes from provisional by way of the time to protest to official, and a correction says what moved and why", async () => {
  expect(await category()).toMatchObject({ publications: [], changedSince: null, openCases: 0 });
  expect((await publish({ state: "official" })).problem!.reasons).toEqual(["not_provisional_yet"]);

  const first = (await publish({ protestMinutes: 2 })).reply!.data;
  expect(first).toMatchObject({ number: 1, state: "provisional", protestUntil: now + 2 * minute, previousHash: "" });
  expect((await publish({ state: "official" })).problem!.reasons).toEqual(["window_open"]);
  now += minute;
  await post(
    given.url,
    docketPropose,
    { eventId, bib: "1", rule: "", effect: { kind: "time", timeMs: minute }, reason: "x" },
    bearing(chief),
  );
  // another list never ends the time that people were told
  const again = (await publish({ protestMinutes: 0 })).reply!.data;
  expect(again).toMatchObject({ number: 2, protestUntil: first.protestUntil, previousHash: first.hash });
  expect((await publish({ state: "official" })).problem!.reasons).toEqual(["window_open", "open_cases"]);
  now = first.protestUntil!;
  expect((await publish({ state: "official" })).problem!.reasons).toEqual(["open_cases"]);
  // decided, but it can still be appealed: until the very end of its time
  const appealUntil = toTimestamp(now);
  await given.db
    .updateTable("penalties")
    .set({ state: "in_force", appealUntil })
    .where("eventId", "=", eventId)
    .execute();
  expect(await category()).toMatchObject({ openCases: 1, appealsUntil: now });
  expect((await publish({ state: "official" })).problem!.reasons).toEqual(["open_cases"]);
  now += 1;
  expect(await category()).toMatchObject({ openCases: 0, appealsUntil: null });
  expect((await publish({ state: "official" })).reply!.data).toMatchObject({
    number: 3,
    state: "official",
    entries: 3,
  });

  // judged anew, and the same: nothing has changed
  await given.db
    .updateTable("results")
    .set({ version: sql`version + 1000` })
    .where("eventId", "=", eventId)
    .execute();
  expect(await category()).toMatchObject({ changedSince: 0 });
  await given.db
    .updateTable("results")
    .set({ version: sql`version - 1000` })
    .where("eventId", "=", eventId)
    .execute();

  // number 3 was first all along: a read that nobody had looked at
  expect((await addRead("3", 49)).status).toBe(200);
  expect(await category()).toMatchObject({ changedSince: 1 });
  const correction = await compare({ from: 3 });
  expect(
    correction.data.map(({ bib, why, before, after }) => [bib, why, before?.overallRank, after?.overallRank]),
  ).toEqual([
    ["3", "time", 3, 1],
    ["1", "others", 1, 2],
    ["2", "others", 2, 3],
  ]);
  expect((await publish({ state: "official" })).problem!.reasons).toEqual(["reason_needed"]);
  const corrected = await publish({ state: "official", reason: "อ่านเวลาจากกล้อง" });
  expect(corrected.reply!.data).toMatchObject({ number: 4, reason: "อ่านเวลาจากกล้อง" });
  expect(await category()).toMatchObject({ changedSince: 0 });
});

it("tells everybody which list is in force, and each player what every list said of them", async () => {
  const inForce = async () =>
    (await get(given.url, webEventGet, undefined, { event: slug, part: "frame" })).reply!.data.categories[0]!
      .publication;
  expect(await inForce()).toMatchObject({ number: 4, state: "official", reason: "อ่านเวลาจากกล้อง", changedSince: 0 });
  const places = async () =>
    (await get(given.url, webPlayerGet, undefined, { event: slug, bib: "3" })).reply!.data.publications;
  expect((await places()).map(({ number, overallRank }) => [number, overallRank])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 1],
  ]);
});

it("publishes only what was looked at", async () => {
  const { seen } = (await compare()).meta;
  await addRead("2", 48.5);
  expect((await publish({ seen, reason: "x" })).problem!.reasons).toEqual(["changed_since"]);
});

it("keeps every list as it was: nobody can change it", async () => {
  const change = given.db
    .updateTable("publications")
    .set({ reason: "another" })
    .where("eventId", "=", eventId)
    .execute();
  await expect(change).rejects.toThrow(/never changed/);
  await expect(given.db.deleteFrom("publicationRows").execute()).rejects.toThrow(/never changed/);
});

it("puts a former list back as a new one", async () => {
  const restore = (number: number) =>
    post(given.url, publicationRestore, { ...of(), number, reason: "แก้ผิดคน", formId: randomUUID() }, bearing(chief));
  const [latest] = (await category()).publications;
  expect((await restore(latest!.number)).problem!.reasons).toEqual(["is_in_force"]);
  expect((await restore(999)).status).toBe(404);
  // what publishing asks for, putting back asks for, too
  const between = (await publish({ protestMinutes: 1, reason: "ตรวจใหม่" })).reply!.data;
  expect((await restore(3)).problem!.reasons).toEqual(["window_open"]);
  now = between.protestUntil!;
  const back = (await restore(3)).reply!.data;
  expect(back).toMatchObject({
    number: between.number + 1,
    state: "official",
    restores: 3,
    previousHash: between.hash,
  });
  expect((await whole(back.number)).data).toEqual((await whole(3)).data);
  expect((await compare({ from: 3, to: back.number })).meta.total).toBe(0);
});

it("is for who publishes at this event; who works with times looks", async () => {
  const timing = await givenSignedIn(given, "timing", "timing_official", eventId);
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "other" }), { entries: [givenEntry("1")] });
  expect((await get(given.url, publicationList, timing, { eventId })).status).toBe(200);
  expect((await get(given.url, publicationList, timing, { eventId: other })).status).toBe(404);
  const viewer = await givenSignedIn(given, "viewer", "viewer");
  const body = {
    ...of(),
    state: "provisional" as const,
    protestMinutes: 0,
    reason: "",
    seen: "0".repeat(64),
    formId: randomUUID(),
  };
  expect((await post(given.url, publicationPublish, body, bearing(viewer))).status).toBe(404);
  expect((await publish({ seen: "short" })).status).toBe(400);
});

it("goes with its event, and with nothing less", async () => {
  await given.db.deleteFrom("results").where("eventId", "=", eventId).execute();
  await given.db.deleteFrom("penalties").where("eventId", "=", eventId).execute();
  await given.db.deleteFrom("entries").where("eventId", "=", eventId).execute();
  expect((await category()).publications.length).toBeGreaterThan(3);
  await given.db.deleteFrom("events").where("id", "=", eventId).execute();
  expect(await given.db.selectFrom("publicationRows").select("bib").execute()).toEqual([]);
});
