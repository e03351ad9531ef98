import { randomUUID } from "node:crypto";
import { waitingLineGet, waitingLineSave } from "@time-event/contract/waiting-lines";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { givenLines } from "../../http/waiting-line/testing/given-lines.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { createLineRecorder } from "./line-recorder.service.ts";

const { clock, pass } = givenClock();
let given: GivenApp;
let admin: string;
let slug: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp({}, { clock });
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `sale-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, {}, slug);
});

const see = async () => (await get(given.url, waitingLineGet, admin, { eventId })).reply!.data;
const say = (mode: "auto" | "on" | "off", revision: number, bearer = admin) =>
  post(given.url, waitingLineSave, { eventId, mode, revision }, bearing(bearer));

/** The lines of one more process, which asks the database as every process does. */
function givenProcess() {
  const { lines } = givenLines({ clock });
  const recorder = createLineRecorder({ db: given.db, clock, lines });
  const ask = async (ticket?: string) => {
    await recorder.readOpen();
    return lines.ask(slug, ticket);
  };
  return { lines, ask, record: recorder.record };
}

it("has every process begin and end a line as staff say, also one that starts later", async () => {
  const early = givenProcess();
  expect((await early.ask()).isIn).toBe(true);
  expect(await see()).toMatchObject({ mode: "auto", revision: 0, isOn: false, waiting: 0, waitS: 0, moments: [] });
  expect((await say("on", 0)).reply?.data).toMatchObject({ mode: "on", revision: 1, changedBy: "admin" });
  for (const process of [early, givenProcess()]) expect((await process.ask()).isIn).toBe(false);
  expect((await say("off", 1)).status).toBe(200);
  expect((await early.ask()).isIn).toBe(true);
});

it("shows how many wait in all processes, how many go in, and how long it takes", async () => {
  await say("on", 0);
  const processes = [givenProcess(), givenProcess()];
  for (const process of processes) {
    for (let each = 0; each < 50; each++) {
      pass(1);
      await process.ask();
    }
    pass(1_000);
    process.lines.beat();
  }
  for (const process of processes) await process.record();
  // 22 of each went in
  expect(await see()).toMatchObject({ isOn: true, waiting: 56, perMinute: 44, waitS: 77 });
  pass(5_000);
  for (const process of processes) {
    process.lines.beat();
    await process.record();
  }
  const { moments, ...now } = await see();
  expect(now).toMatchObject({ waiting: 6, perMinute: 94 });
  expect(moments.reduce((sum, { letIn }) => sum + letIn, 0)).toBe(94);
  expect(Math.max(...moments.map(({ waiting }) => waiting))).toBe(56);
  // a process that is gone counts no more
  pass(60_000);
  expect(await see()).toMatchObject({ isOn: false, waiting: 0, perMinute: 0, waitS: 0 });
});

it("is decided by who opens events, and not over somebody else's word", async () => {
  const viewer = await givenSignedIn(given, `viewer-${slug}`, "viewer");
  expect((await say("on", 0, viewer)).status).toBe(404);
  expect((await say("on", 0)).status).toBe(200);
  expect((await say("off", 0)).status).toBe(409);
  const bearer = bearing(admin);
  expect((await post(given.url, waitingLineSave, { eventId, mode: "no" as "on", revision: 1 }, bearer)).status).toBe(
    400,
  );
  expect((await get(given.url, waitingLineGet, undefined, { eventId })).status).toBe(401);
  const entries = given.db.selectFrom("auditEntries").select("entry");
  const [kept] = await entries.where("action", "=", "waiting-line-save").where("eventId", "=", eventId).execute();
  expect(JSON.parse(kept!.entry)).toMatchObject({ before: { mode: "auto" }, after: { mode: "on" } });
});
