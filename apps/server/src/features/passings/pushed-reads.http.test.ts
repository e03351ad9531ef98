import { passingPush } from "@time-event/contract/passing-push";
import { afterAll, beforeAll, expect, it } from "vitest";
import { post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenKey, withKey } from "../../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { createPassingsService } from "./passings.service.ts";

let given: GivenApp;
let eventId: number;
let key: string;

beforeAll(async () => {
  given = await givenApp();
  const entries = [givenEntry("1", { chip: "C1" }), givenEntry("2", { chip: "C2" })];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries });
  key = await givenKey(given.db, { eventId });
});
afterAll(() => given.stop());

const at = (second: number) => new Date(gunAt + second * 1_000).toISOString();
const stored = () =>
  given.db
    .selectFrom("passings")
    .select(["checkpointCode as at", "bib", "chip", "source", "device"])
    .orderBy("id")
    .execute();
const raceResult = (Bib: number, Transponder: string, second: number, changes: object = {}) => ({
  ID: 4711,
  Bib,
  TimingPoint: "cp1",
  Passing: {
    Transponder,
    UTCTime: at(second),
    Hits: 12,
    RSSI: -68,
    DeviceID: "D-5",
    Position: { Flag: "V" },
    ...changes,
  },
});
/** As a reader sends it, which knows nothing of our calls. */
const sendRaw = (body: string, headers: Record<string, string>) =>
  fetch(`${given.url}/api/event/passing-push`, { method: "POST", body, headers });

it("answers each read of a reader by itself, keeps an unknown chip, and stores the same read once", async () => {
  const reads = [
    raceResult(1, "C1", 60),
    raceResult(0, "C2", 61),
    raceResult(0, "C404", 62),
    { ...raceResult(1, "C1", 63), TimingPoint: "MOON" },
    raceResult(0, "", 64),
    raceResult(1, "C1", 65, { UTCTime: "2000-01-01T00:00:00Z" }),
    { chipId: "C1", timestamp: at(66), timingId: "7", timingName: "FIN" },
    { bib: "2", timestamp: gunAt + 67_000, device: "mat" },
  ];
  const { reply } = await post(given.url, passingPush, reads, withKey(key));
  expect(reply!.data.fates).toEqual([
    "stored",
    "stored",
    "stored_unknown",
    "unknown_checkpoint",
    "no_chip",
    "clock_not_set",
    "stored",
    "unknown_checkpoint",
  ]);
  const before = await stored();
  expect(before).toEqual([
    { at: "CP1", bib: "1", chip: null, source: "reader", device: "D-5" },
    { at: "CP1", bib: null, chip: "C2", source: "reader", device: "D-5" },
    { at: "CP1", bib: null, chip: "C404", source: "reader", device: "D-5" },
    { at: "FIN", bib: null, chip: "C1", source: "reader", device: "เครื่องอ่านชิปเส้นชัย" },
  ]);
  const again = await post(given.url, passingPush, reads, withKey(key));
  expect(again.reply!.data.fates.filter((fate) => fate === "repeated")).toHaveLength(4);
  expect(await stored()).toEqual(before);
});

it("takes one read as the exporter posts it: any media type, the key as the password of its address", async () => {
  const basic = `Basic ${Buffer.from(`reader:${key}`).toString("base64")}`;
  const body = `${JSON.stringify(raceResult(1, "C1", 120))}\r\n`;
  for (const type of ["text/plain", "application/json", "application/x-www-form-urlencoded"]) {
    const answer = await sendRaw(body, { authorization: basic, "content-type": type });
    expect([answer.status, type]).toEqual([200, type]);
  }
  expect((await stored()).filter(({ bib }) => bib === "1")).toHaveLength(2);
});

it("gives a stranger nothing, whatever they send as a password", async () => {
  const body = JSON.stringify(raceResult(1, "C1", 180));
  const before = await stored();
  const station = await givenKey(given.db, { eventId, kind: "station", subject: "CP1" });
  for (const password of ["", "secret", `device_${"x".repeat(32)}`, station]) {
    const authorization = `Basic ${Buffer.from(`reader:${password}`).toString("base64")}`;
    expect((await sendRaw(body, { authorization })).status).toBe(401);
  }
  expect((await sendRaw(body, {})).status).toBe(401);
  expect((await sendRaw(body, { "x-access-key": station })).status).toBe(401);
  expect(await stored()).toEqual(before);
});

it("refuses what is no read at all with 400", async () => {
  for (const body of ["[]", "7", '"a"', "{", '{"Passing":7,"chipId":{}}']) {
    expect([body, (await sendRaw(body, { "x-access-key": key })).status]).toEqual([body, 400]);
  }
});

it("stores what comes at once together, and tells each post the fates of its own reads", async () => {
  const { record } = createPassingsService(given.db);
  const read = (bib: string, second: number) => ({ checkpoint: "CP1", bib, at: gunAt + second * 1_000 });
  const posts = [[read("1", 300), read("404", 301)], [], [read("1", 300), read("2", 2_000_000)], [read("2", 303)]];
  const recorded = await Promise.all(posts.map((reads) => record(eventId, reads)));
  expect(recorded.map(({ fates }) => fates)).toEqual([
    ["stored", "stored_unknown"],
    [],
    ["repeated", "not_race_days"],
    ["stored"],
  ]);
  expect(new Set(recorded.map(({ version }) => version)).size).toBe(1);
});
