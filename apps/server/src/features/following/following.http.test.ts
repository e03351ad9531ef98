import { webPlayerGetFollow, webPlayerGetFollowKey } from "@time-event/contract/following";
import { personErase, personFind } from "@time-event/contract/persons";
import type { EventState } from "@time-event/domain/event-state/event-states";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { givenPushService } from "../../lib/web-push/testing/given-push-service.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const clock = givenClock(gunAt);
let service: Awaited<ReturnType<typeof givenPushService>>;
let given: GivenApp;
let event: string;
let eventId: number;
let races = 0;

beforeAll(async () => {
  service = await givenPushService();
  given = await givenApp({ PUSH_SERVICES: service.origin }, { clock: clock.clock });
});
beforeEach(async () => {
  service.answer(201);
  races += 1;
  event = `race-${races}`;
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: event, state: "live" }), {
    entries: [
      givenEntry("9", { firstName: "มานี", lastName: "ใจดี", firstNameEn: "Manee", lastNameEn: "Jaidee" }),
      givenEntry("10", { firstName: `ชูใจ${races}` }),
    ],
    passings: [givenPassing("9", "START", 0)],
  });
});
afterAll(async () => {
  await given.stop();
  await service.stop();
});

type Browser = ReturnType<typeof service.subscribe>;

async function follow({ subscription }: Pick<Browser, "subscription">, bibs: string[], language: "th" | "en" = "th") {
  const { reply } = await post(given.url, webPlayerGetFollow, { event, bibs, language, subscription });
  return reply?.data.bibs;
}

const pass = (checkpoint: string, minutes: number, bib = "9") =>
  recordPassings(given.db, eventId, [{ checkpoint, bib, at: gunAt + minutes * minute }]);

/** The next look of the job, and what waits then. */
async function work(ms = 5_000): Promise<void> {
  clock.pass(ms);
  await given.work();
  await given.work();
}

const setEvent = (changes: { state?: EventState; publicNames?: "short"; publicStartList?: boolean }) =>
  given.db.updateTable("events").set(changes).where("id", "=", eventId).execute();
const devices = async () =>
  (await given.db.selectFrom("followDevices").selectAll().where("eventId", "=", eventId).execute()).length;

describe("a device that follows", () => {
  it("is told of each point and of the finish, once, in its language", async () => {
    const phone = service.subscribe(`phone-${event}`);
    expect(await follow(phone, ["9"])).toEqual(["9"]);
    await work();
    // what was passed before is no news
    expect(phone.received).toEqual([]);

    await pass("CP1", 25);
    await work();
    await work();
    expect(phone.titles()).toEqual(["มานี ใจดี ผ่าน จุดตรวจ 1"]);
    const { text, headers } = phone.received[0]!;
    expect(JSON.parse(text)).toMatchObject({ lang: "th", path: `/register/events/${event}/results/9` });
    expect((JSON.parse(text) as { body: string }).body).toMatch(
      /^06:25 น\. · ขณะนี้ที่ 1 · คาดว่าถึง เส้นชัย \d\d:\d\d–\d\d:\d\d น\.$/,
    );
    const { key } = (await callWebApi(given.url, webPlayerGetFollowKey, {})).data;
    expect(headers).toMatchObject({ ttl: "3600", urgency: "high", "content-encoding": "aes128gcm" });
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${key}$`));

    await pass("FIN", 50);
    await work();
    expect(phone.titles()).toEqual(["มานี ใจดี ผ่าน จุดตรวจ 1", "มานี ใจดี เข้าเส้นชัยแล้ว"]);
    expect((JSON.parse(phone.received[1]!.text) as { body: string }).body).toBe("50:00 · อันดับ 1");
  });

  it("speaks English where it is asked to", async () => {
    const phone = service.subscribe(`english-${event}`);
    await follow(phone, ["9"], "en");
    await pass("CP1", 25);
    await work();
    expect(phone.titles()).toEqual(["Manee Jaidee passed Checkpoint 1"]);
  });

  it("hears nothing of corrections: a read that is taken back and comes again is told once", async () => {
    const phone = service.subscribe(`corrected-${event}`);
    await follow(phone, ["9"]);
    await pass("CP1", 25);
    await work();
    await sql`update passings set voided_at = now() where event_id = ${eventId} and checkpoint_code = 'CP1'`.execute(
      given.db,
    );
    await pass("START", 1);
    await work();
    await pass("CP1", 26);
    await work();
    expect(phone.received).toHaveLength(1);
  });

  it("is told of the furthest point alone where several come at once", async () => {
    const phone = service.subscribe(`late-${event}`);
    await follow(phone, ["9"]);
    await recordPassings(given.db, eventId, [
      { checkpoint: "CP1", bib: "9", at: gunAt + 25 * minute },
      { checkpoint: "FIN", bib: "9", at: gunAt + 50 * minute },
    ]);
    await work();
    expect(phone.titles()).toEqual(["มานี ใจดี เข้าเส้นชัยแล้ว"]);
  });

  it("follows exactly whom it named last, several of them, or nobody any more", async () => {
    const phone = service.subscribe(`several-${event}`);
    expect(await follow(phone, ["9", "10", "404"])).toEqual(["9", "10"]);
    await follow(phone, ["10"]);
    await pass("CP1", 25);
    await pass("START", 0, "10");
    await work();
    expect(phone.titles()).toEqual([expect.stringContaining("จุดปล่อยตัว")]);
    expect(await follow(phone, [])).toEqual([]);
    expect(await devices()).toBe(0);
  });

  it("is forgotten when the push service says that it is gone", async () => {
    const phone = service.subscribe(`gone-${event}`);
    await follow(phone, ["9"]);
    await pass("CP1", 25);
    service.answer(410);
    await work();
    expect(await devices()).toBe(0);
  });

  it("is told later, with longer waits, where the push service is away; and not any more after an hour", async () => {
    const phone = service.subscribe(`away-${event}`);
    await follow(phone, ["9"]);
    await pass("CP1", 25);
    service.answer(503);
    await work();
    await work();
    expect(phone.received).toEqual([]);
    service.answer(201);
    await work(2 * minute);
    expect(phone.received).toHaveLength(1);

    await pass("FIN", 50);
    service.answer(503);
    await work();
    service.answer(201);
    await work(61 * minute);
    expect(phone.received).toHaveLength(1);
  });

  it("is left alone after the most messages of an event", async () => {
    const phone = service.subscribe(`most-${event}`);
    await follow(phone, ["9"]);
    await given.db.updateTable("followDevices").set({ told: 300 }).where("eventId", "=", eventId).execute();
    await pass("CP1", 25);
    await work();
    expect(phone.received).toEqual([]);
  });
});

describe("whom nobody may see", () => {
  it("cannot be followed, nor is anything told of them once the event hides them", async () => {
    const phone = service.subscribe(`hidden-${event}`);
    await follow(phone, ["9", "10"]);
    await given.db
      .updateTable("entries")
      .set({ withdrawnAt: sql`now()` })
      .where("eventId", "=", eventId)
      .where("bib", "=", "9")
      .execute();
    await setEvent({ publicNames: "short" });
    await pass("CP1", 25);
    await pass("CP1", 25, "10");
    await work();
    expect(phone.titles()).toEqual([`ชูใจ${races} ร. ผ่าน จุดตรวจ 1`]);

    await setEvent({ state: "open", publicStartList: false });
    expect(await follow(phone, ["10"])).toEqual([]);
    expect(await devices()).toBe(0);
  });

  it("is followed by nobody once they are erased", async () => {
    const phone = service.subscribe(`erased-${event}`);
    await follow(phone, ["10"]);
    const admin = await givenSignedIn(given, "admin");
    await setEvent({ state: "finished" });
    const { reply } = await get(given.url, personFind, admin, { text: `ชูใจ${races}` });
    const { traces } = reply!.data[0]!;
    const erased = await post(
      given.url,
      personErase,
      { of: traces[0]!.trace, traces: traces.length, reason: "คำขอ" },
      bearing(admin),
    );
    expect(erased.status).toBe(200);
    expect(await devices()).toBe(0);
  });
});

it("keeps neither the address nor the keys of a device as they are, and nothing after the event", async () => {
  const phone = service.subscribe(`kept-${event}`);
  await follow(phone, ["9"]);
  const { rows } = await sql<{ text: string }>`select d::text as text from follow_devices d`.execute(given.db);
  const { endpoint, p256dh, auth } = phone.subscription;
  for (const secret of [endpoint, p256dh, auth]) expect(rows.some(({ text }) => text.includes(secret))).toBe(false);

  await pass("CP1", 25);
  await setEvent({ state: "finished" });
  await work();
  expect([await devices(), phone.received]).toEqual([0, []]);
  expect(await follow(phone, ["9"])).toEqual([]);
});

it("sends to push services alone: not to any address that somebody names", async () => {
  const phone = service.subscribe(`other-${event}`);
  const subscription = { ...phone.subscription, endpoint: "http://127.0.0.1:1/send/1" };
  expect(await follow({ subscription }, ["9"])).toEqual([]);
  expect(await devices()).toBe(0);
});

it("refuses a form that is none, and an event that there is not", async () => {
  const { subscription } = service.subscribe("form");
  const sent = { event, bibs: ["9"], language: "th" as const, subscription };
  const bad = { ...sent, bibs: Array.from({ length: 13 }, (_, at) => String(at)) };
  expect((await post(given.url, webPlayerGetFollow, bad)).status).toBe(400);
  expect((await post(given.url, webPlayerGetFollow, { ...sent, event: "no-such-race" })).status).toBe(404);
});
