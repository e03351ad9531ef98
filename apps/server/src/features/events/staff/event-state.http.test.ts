import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditOfSubject } from "@time-event/contract/audit";
import { timestampOrNull } from "../../../db/column-types.ts";
import type { BodyOf } from "@time-event/contract/endpoint";
import { eventReadinessGet, eventStateSave } from "@time-event/contract/event-state";
import { webEventGet, webEventList } from "@time-event/contract/events";
import { webRegisterResultList } from "@time-event/contract/results";
import { eventArchive } from "@time-event/contract/staff-events";
import type { EventState } from "@time-event/domain/event-state/event-states";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { callWebApi, refusedCall } from "../../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";
import { createTimedOpening } from "./timed-opening.service.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());

const readiness = async (eventId: number) => (await get(given.url, eventReadinessGet, admin, { eventId })).reply!.data;
const change = (body: BodyOf<typeof eventStateSave>, bearer = admin) =>
  post(given.url, eventStateSave, body, bearing(bearer));
const nobody = { entries: [] };

/** A race on a past day, so that it may go live and finish. */
function givenPast(slug: string, state: EventState) {
  const race = givenRaceDefinition({ slug, state });
  const gunAt = Date.parse("2024-11-17T06:00:00+07:00");
  return {
    ...race,
    event: { ...race.event, startsOn: "2024-11-17", endsOn: "2024-11-17" },
    categories: race.categories.map((category) => ({ ...category, gunAt })),
  };
}

describe("event-readiness-get", () => {
  it("names everything that is missing, with the tab to mend it", async () => {
    const race = givenRaceDefinition({ slug: "bare", state: "draft" });
    const bare = {
      ...race,
      event: { ...race.event, province: "" },
      categories: [{ ...race.categories[0]!, feeTiers: [] }],
    };
    expect(await readiness(await givenRace(given.db, bare, nobody))).toEqual({
      state: "draft",
      mayBeArchived: true,
      doubts: [],
      steps: [
        {
          to: "published",
          kind: "forward",
          obstacles: [
            { code: "province_missing", tab: "details", subject: "" },
            { code: "category_without_fee", tab: "categories", subject: "10K" },
          ],
        },
      ],
    });
  });

  it("is refused without a right at the event", async () => {
    const here = await givenRace(given.db, givenRaceDefinition({ slug: "here", state: "draft" }), nobody);
    const there = await givenRace(given.db, givenRaceDefinition({ slug: "there", state: "draft" }), nobody);
    const manager = await givenSignedIn(given, "of-there", "event_manager", there);
    const { problem } = await get(given.url, eventReadinessGet, manager, { eventId: here });
    expect(problem).toMatchObject({ status: 404, code: "not_permitted" });
  });
});

describe("event-state-save", () => {
  it("publishes a draft, which the public sees only then", async () => {
    const eventId = await givenRace(given.db, givenRaceDefinition({ slug: "soon", state: "draft" }), nobody);
    expect(await refusedCall(given.url, "web-register-result-list?event=soon")).toMatchObject({ status: 404 });
    expect((await change({ eventId, from: "draft", to: "published" })).reply?.data.state).toBe("published");
    expect((await callWebApi(given.url, webEventGet, { event: "soon" })).data.state).toBe("published");
    expect((await callWebApi(given.url, webEventList, {})).data.map(({ slug }) => slug)).toContain("soon");

    // and hides it again, on a process that has shown it
    await callWebApi(given.url, webRegisterResultList, { event: "soon" });
    expect((await change({ eventId, from: "published", to: "draft" })).status).toBe(200);
    expect(await refusedCall(given.url, "web-event-get?event=soon")).toMatchObject({ status: 404 });
    await expect
      .poll(async () => (await refusedCall(given.url, "web-register-result-list?event=soon")).status)
      .toBe(404);
  });

  it("refuses with every reason at once, and refuses a step that the rules do not have", async () => {
    const race = givenRaceDefinition({ slug: "empty", state: "draft" });
    const eventId = await givenRace(given.db, { ...race, checkpoints: [], categories: [] }, nobody);
    const { problem } = await change({ eventId, from: "draft", to: "published" });
    expect(problem).toMatchObject({ status: 409, code: "refused" });
    expect(problem?.reasons).toEqual(["no_start_checkpoint", "no_finish_checkpoint", "no_category"]);
    expect((await change({ eventId, from: "draft", to: "finished" })).problem?.reasons).toEqual(["no_such_step"]);
  });

  it("refuses when somebody else was faster; of many at once, one succeeds", async () => {
    const eventId = await givenRace(given.db, givenRaceDefinition({ slug: "race", state: "draft" }), nobody);
    const all = await Promise.all(Array.from({ length: 5 }, () => change({ eventId, from: "draft", to: "published" })));
    expect(all.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(all.find(({ problem }) => problem)?.problem?.reasons).toEqual(["changed_since"]);
    const { count } = await given.db
      .selectFrom("auditEntries")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("action", "=", "event-state-save")
      .where("eventId", "=", eventId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it("shows why an event is cancelled, until it takes place after all", async () => {
    const eventId = await givenRace(given.db, givenRaceDefinition({ slug: "storm", state: "open" }), nobody);
    const cancel = { eventId, from: "open", to: "cancelled" } as const;
    const unreasoned = { status: 400, errors: [{ path: "reason.th" }] };
    expect((await change({ ...cancel, reason: { th: " ", en: "" } })).problem).toMatchObject(unreasoned);
    expect((await change(cancel)).problem).toMatchObject(unreasoned);
    const reason = { th: "พายุเข้า", en: "A storm is coming" };
    expect((await change({ ...cancel, reason })).status).toBe(200);
    const shown = await callWebApi(given.url, webEventGet, { event: "storm" });
    expect(shown.data).toMatchObject({ state: "cancelled", cancelReason: reason });

    expect((await change({ eventId, from: "cancelled", to: "published" })).status).toBe(200);
    const again = await callWebApi(given.url, webEventGet, { event: "storm" });
    expect(again.data).toMatchObject({ state: "published", cancelReason: { th: "", en: "" } });
  });

  it("judges results again when the race is over, and when it continues", async () => {
    const race = givenPast("judged", "live");
    const { gunAt } = race.categories[0]!;
    const start = { ...givenPassing("1", "START", 0), at: gunAt };
    const eventId = await givenRace(given.db, race, {
      entries: [givenEntry("1"), givenEntry("2")],
      passings: [start],
    });
    const statuses = async () =>
      (await callWebApi(given.url, webRegisterResultList, { event: "judged" })).data.map(({ status }) => status).sort();
    expect(await statuses()).toEqual(["registered", "started"]);
    expect((await change({ eventId, from: "live", to: "finished" })).status).toBe(200);
    await expect.poll(statuses).toEqual(["dnf", "dns"]);
    expect((await change({ eventId, from: "finished", to: "live" })).status).toBe(200);
    await expect.poll(statuses).toEqual(["registered", "started"]);
  });

  it("does not publish an archived event", async () => {
    const eventId = await givenRace(given.db, givenRaceDefinition({ slug: "away", state: "draft" }), nobody);
    await post(given.url, eventArchive, { eventId }, bearing(admin));
    expect((await change({ eventId, from: "draft", to: "published" })).problem?.reasons).toEqual(["event_archived"]);
  });

  it("refuses users who may edit but not publish, and a form without a state", async () => {
    const eventId = await givenRace(given.db, givenRaceDefinition({ slug: "mine", state: "draft" }), nobody);
    const desk = await givenSignedIn(given, "desk", "registration_desk");
    const { problem } = await change({ eventId, from: "draft", to: "published" }, desk);
    expect(problem).toMatchObject({ status: 404, code: "not_permitted" });
    const bad = await change({ eventId, from: "draft", to: "lost" as "open" });
    expect(bad.problem).toMatchObject({ status: 400, errors: [{ path: "to" }] });
  });
});

/** A race that is still to come, so that it takes entries. */
function givenAhead(slug: string, state: EventState) {
  const race = givenRaceDefinition({ slug, state });
  const gunAt = Date.parse("2035-11-18T06:00:00+07:00");
  return {
    ...race,
    event: { ...race.event, startsOn: "2035-11-18", endsOn: "2035-11-18" },
    categories: race.categories.map((category) => ({ ...category, gunAt })),
  };
}

describe("entries that open and close at a time", () => {
  const soon = 60_000;
  const lookAtTheClock = () => createTimedOpening({ db: given.db, clock: Date.now })(new AbortController().signal);
  const stateOf = (eventId: number) =>
    given.db
      .selectFrom("events")
      .select(["state", "entriesOpenAt", "entriesCloseAt"])
      .where("id", "=", eventId)
      .executeTakeFirstOrThrow();
  const setTimes = (eventId: number, opensAt: number | null, closesAt: number | null) =>
    given.db
      .updateTable("events")
      .set({
        entriesOpenAt: timestampOrNull(opensAt),
        entriesCloseAt: timestampOrNull(closesAt),
      })
      .where("id", "=", eventId)
      .execute();

  it("open when their time has come, close when theirs has, and say so in the history", async () => {
    const eventId = await givenRace(given.db, givenAhead("timed", "published"), nobody);
    await setTimes(eventId, Date.now() + soon, null);
    await lookAtTheClock();
    expect(await stateOf(eventId)).toMatchObject({ state: "published" });
    await setTimes(eventId, Date.now() - soon, Date.now() + soon);
    await lookAtTheClock();
    expect(await stateOf(eventId)).toMatchObject({ state: "open", entriesOpenAt: null });
    await setTimes(eventId, null, Date.now() - soon);
    await lookAtTheClock();
    expect(await stateOf(eventId)).toMatchObject({ state: "closed", entriesCloseAt: null });
    const history = await get(given.url, auditOfSubject, admin, { eventId, kind: "event", id: String(eventId) });
    const told = history.reply!.data.map(({ action, address, after }) => [action, address, after?.["state"]]);
    expect(told.slice(0, 2)).toEqual([
      ["event-state-save", "clock", "closed"],
      ["event-state-save", "clock", "open"],
    ]);
  });

  it("stay as staff put them by hand, and wait while something is missing", async () => {
    const eventId = await givenRace(given.db, givenAhead("by-hand", "open"), nobody);
    await setTimes(eventId, null, Date.now() - soon);
    await lookAtTheClock();
    expect((await change({ eventId, from: "closed", to: "open" })).status).toBe(200);
    await lookAtTheClock();
    expect(await stateOf(eventId)).toMatchObject({ state: "open" });

    const race = givenAhead("no-price", "published");
    const bare = { ...race, categories: [{ ...race.categories[0]!, feeTiers: [] }] };
    const bareId = await givenRace(given.db, bare, nobody);
    await setTimes(bareId, Date.now() - soon, null);
    await lookAtTheClock();
    expect(await stateOf(bareId)).toMatchObject({ state: "published" });
  });
});
