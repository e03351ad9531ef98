import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webCheckpointList } from "@time-event/contract/checkpoints";
import type { BodyOf } from "@time-event/contract/endpoint";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { webEventGet } from "@time-event/contract/events";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webPlayerGet, webPlayerList } from "@time-event/contract/players";
import { webRegisterModelResultList, webRegisterResultList } from "@time-event/contract/results";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { callWebApi } from "../../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

const event = "shy-race";
const everything = {
  names: "full",
  club: true,
  province: true,
  ageGroup: true,
  nationality: true,
  bib: true,
  startList: true,
} as const;
const nothing = {
  names: "initials",
  club: false,
  province: false,
  ageGroup: false,
  nationality: false,
  bib: false,
  startList: true,
} as const;

type View = Omit<BodyOf<typeof eventPrivacySave>, "eventId" | "revision">;

let given: GivenApp;
let admin: string;
let eventId: number;
let before: number;

const current = async () => (await get(given.url, eventPrivacyGet, admin, { eventId })).reply!.data;
const results = (params: { text?: string; ageGroup?: string } = {}) =>
  callWebApi(given.url, webRegisterResultList, { event, ...params });
const versionNow = async () =>
  (
    await given.db
      .selectFrom("resultVersions")
      .select("version")
      .where("eventId", "=", eventId)
      .executeTakeFirstOrThrow()
  ).version;

async function show(view: View, id = eventId): Promise<void> {
  const { revision } = (await get(given.url, eventPrivacyGet, admin, { eventId: id })).reply!.data;
  const { status } = await post(given.url, eventPrivacySave, { eventId: id, revision, ...view }, bearing(admin));
  expect(status).toBe(200);
  // the cached lists learn of it
  await expect.poll(async () => (await results()).meta.version).toBe(await versionNow());
}

beforeAll(async () => {
  given = await givenApp();
  const player = givenEntry("7", {
    firstName: "เพชรลดา",
    lastName: "ลับสุดยอด",
    firstNameEn: "Phetlada",
    lastNameEn: "Lapsut",
  });
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: event, state: "live" }), {
    entries: [player, givenEntry("8")],
    passings: [givenPassing("7", "START", 0), givenPassing("7", "CP1", 20), givenPassing("7", "FIN", 45)],
    penalties: [{ bib: "7", rule: "", timeMs: 1000, laps: null, disqualify: false, reason: "ตัดหน้า" }],
  });
  before = await givenRace(given.db, givenRaceDefinition({ slug: "shy-before", state: "open" }), {
    entries: [player],
  });
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(() => show(everything));

describe("what the public sees", () => {
  it("is everything, unless the event says otherwise", async () => {
    const { data } = await results();
    expect(data[0]).toMatchObject({
      name: "เพชรลดา ลับสุดยอด",
      ageGroup: "18-39",
      ageGroupRank: 1,
      club: "เชียงใหม่รันเนอร์",
    });
    const list = await callWebApi(given.url, webPlayerList, { event });
    expect(list.data[0]).toMatchObject({ bib: "7", name: "เพชรลดา ลับสุดยอด", province: { th: "เชียงใหม่" } });
  });

  it("contains no hidden data in any public reply", async () => {
    await show(nothing);
    const replies = await Promise.all([
      results(),
      callWebApi(given.url, webRegisterModelResultList, { event }),
      callWebApi(given.url, webPlayerList, { event }),
      callWebApi(given.url, webPlayerGet, { event, bib: "7" }),
      callWebApi(given.url, webCheckpointList, { event }),
      callWebApi(given.url, webPenaltyList, { event }),
    ]);
    const text = JSON.stringify(replies);
    for (const hidden of ["เพชรลดา", "ลับสุดยอด", "Phetlada", "Lapsut", "เชียงใหม่รันเนอร์", "THA", "18-39"]) {
      expect(text).not.toContain(hidden);
    }
    expect(replies[0].data[0]).toMatchObject({ bib: "7", name: "พ. ล.", nameEn: "P. L.", ageGroupRank: null });
    expect(replies[2].data[0]).toMatchObject({ bib: null, name: "พ. ล.", province: { th: "", en: "" } });
    expect(replies[3].data.why).toMatchObject({ rankedOfAgeGroup: 0, leftAgeGroup: false });
    expect(replies[5].data).toMatchObject([{ name: "พ. ล.", reason: "ตัดหน้า" }]);
    expect((await callWebApi(given.url, webEventGet, { event })).data.shows).toEqual(nothing);
  });

  it("is found by the data that is shown, and by nothing else", async () => {
    const found = async (text: string) => {
      const [one, other] = await Promise.all([
        results({ text }),
        callWebApi(given.url, webPlayerList, { event, text }),
      ]);
      return [one.meta.total, other.meta.total];
    };
    expect([await found("ลับ"), await found("phet"), await found("7")]).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    await show({ ...everything, names: "short" });
    expect([await found("ลับ"), await found("phet"), await found("7")]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    await show({ ...everything, names: "initials" });
    expect([await found("ลับ"), await found("phet"), await found("7")]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    await show(nothing);
    expect([await found("phet"), await found("7")]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it("cannot be filtered by an age group that is not shown", async () => {
    expect((await results({ ageGroup: "40+" })).meta.total).toBe(0);
    await show({ ...everything, ageGroup: false });
    expect((await results({ ageGroup: "40+" })).meta.total).toBe(2);
  });

  it("names nobody before the race when there is no start list", async () => {
    const replies = async () =>
      JSON.stringify([
        (await callWebApi(given.url, webPlayerList, { event: "shy-before" })).data,
        (await callWebApi(given.url, webRegisterResultList, { event: "shy-before" })).data,
        await (await fetch(`${given.url}/api/web/web-player-get?event=shy-before&bib=7`)).json(),
      ]);
    expect(await replies()).toContain("เพชรลดา");
    await show({ ...everything, startList: false }, before);
    await expect.poll(replies).not.toContain("เพชรลดา");
    // a race that has begun shows its players
    await show({ ...everything, startList: false });
    expect((await callWebApi(given.url, webPlayerList, { event })).data).toEqual([]);
    expect((await results()).data[0]?.name).toBe("เพชรลดา ลับสุดยอด");
  });

  it("changes for browsers too, which ask whether their copy is still valid", async () => {
    const address = `${given.url}/api/web/web-register-result-list?event=${event}`;
    const etag = (await fetch(address)).headers.get("etag")!;
    const again = async () => (await fetch(address, { headers: { "if-none-match": etag } })).status;
    expect(await again()).toBe(304);
    await show(nothing);
    expect(await again()).toBe(200);
  });
});

describe("event-privacy-save", () => {
  it("does not overwrite somebody else's save", async () => {
    const { revision } = await current();
    const save = () => post(given.url, eventPrivacySave, { eventId, revision, ...nothing }, bearing(admin));
    expect((await save()).reply?.data.revision).toBe(revision + 1);
    expect((await save()).problem).toMatchObject({ status: 409, code: "edit_conflict", changedBy: "admin" });
  });

  it("refuses a bad form, a stranger, and another event's manager", async () => {
    const body = { eventId, revision: 1, ...nothing, names: "nickname" as "full" };
    expect((await post(given.url, eventPrivacySave, body, bearing(admin))).problem).toMatchObject({
      status: 400,
      errors: [{ path: "names" }],
    });
    const manager = await givenSignedIn(given, "of-another", "event_manager", before);
    for (const [bearer, status] of [
      [undefined, 401],
      [manager, 404],
    ] as const) {
      const answer = await post(given.url, eventPrivacySave, { ...body, names: "full" }, bearing(bearer));
      expect(answer.status).toBe(status);
    }
  });
});
