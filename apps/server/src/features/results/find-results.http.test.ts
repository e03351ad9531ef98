import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webRegisterResultListFind } from "@time-event/contract/found-results";
import { webPlayerGet } from "@time-event/contract/players";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";

const live = "doi-inthanon-trail-2026";
const over = "phu-kradueng-trail";
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  await givenRace(given.db, givenRaceDefinition({ state: "live" }), {
    entries: [
      givenEntry("9", {
        firstName: "มานี",
        lastName: "ใจดี",
        firstNameEn: "Manee",
        lastNameEn: "Jaidee",
        club: "ชมรมวิ่ง",
      }),
      givenEntry("99", { firstName: "ปิติ", lastName: "มานะ", gender: "M" }),
      givenEntry("55", { firstName: "ณัฐพล", lastName: "ศรีสุข", gender: "M" }),
      givenEntry("56", { firstName: "", lastName: "", firstNameEn: "Weerachai", lastNameEn: "Smith", gender: "M" }),
    ],
    passings: [givenPassing("9", "START", 0), givenPassing("9", "CP1", 25), givenPassing("99", "START", 0)],
  });
  await givenRace(given.db, givenRaceDefinition({ slug: over, state: "finished" }), {
    entries: [givenEntry("7", { firstName: "มานี" })],
    passings: [givenPassing("7", "START", 0), givenPassing("7", "FIN", 50)],
  });
});
afterAll(() => given.stop());

const find = async (params: { event?: string; text?: string; bibs?: string }) =>
  (await callWebApi(given.url, webRegisterResultListFind, params)).data;
const bibs = async (params: Parameters<typeof find>[0]) => (await find(params)).map(({ bib }) => bib);

describe("where a runner is", () => {
  it.each(["มานี ใจดี", "ใจดี มานี", "jaidee", "ชมรม", "9", "๙"])("finds by %s, best answers first", async (text) => {
    expect((await bibs({ text }))[0]).toBe("9");
  });

  it.each(["Nattapol", "nuttapon", "Natthapho", "srisuk", "Nattapon Sisuk"])(
    "finds a runner known only in Thai by %s",
    async (text) => {
      expect(await bibs({ text })).toEqual(["55"]);
    },
  );

  it("finds a runner known only in Latin letters by the Thai spelling", async () => {
    expect(await bibs({ text: "วีรชัย" })).toEqual(["56"]);
  });

  it.each([
    ["มา", ["9", "99"]],
    ["j", ["9"]],
    ["ป ม", ["99"]],
    ["นี", []],
  ])("finds by one or two letters who has a name that begins with %s", async (text, expected) => {
    expect(await bibs({ text })).toEqual(expected);
  });

  it("looks in the events under way, and in another one where it is named", async () => {
    expect((await find({ text: "มานี" })).map(({ event }) => event)).not.toContain(over);
    expect(await bibs({ text: "มานี", event: over })).toEqual(["7"]);
  });

  it("names category, place, last point and when to expect somebody, with the window of it", async () => {
    const [found] = await find({ text: "มานี ใจดี" });
    const { from = 0, at = 0, until = 0 } = found?.ahead?.next ?? {};
    expect([from < at, at < until]).toEqual([true, true]);
    expect(Math.abs(at - (gunAt + 50 * 60_000))).toBeLessThan(3 * 60_000);
    expect(found?.ahead?.finish).toEqual(found?.ahead?.next);
    expect(found).toMatchObject({
      event: live,
      category: "10K",
      status: "on_course",
      runningPlace: 1,
      lastPoint: { checkpoint: "CP1", at: gunAt + 25 * 60_000 },
      ahead: { paceMsPerKm: 300_000, next: { checkpoint: "FIN" } },
    });
  });

  it("expects a runner by the distances of their own course, where one arch ends several", async () => {
    const category = { distancesM: [null, 2_500, 5_000] };
    await givenRace(given.db, givenRaceDefinition({ slug: "one-arch-run", category }), {
      entries: [givenEntry("501", { firstName: "อาร์ม" })],
      passings: [givenPassing("501", "START", 0), givenPassing("501", "CP1", 25)],
    });
    const [found] = await find({ text: "อาร์ม" });
    expect(found?.ahead).toMatchObject({ paceMsPerKm: 600_000, finish: { checkpoint: "FIN" } });
    expect(Math.abs(found!.ahead!.finish.at - (gunAt + 50 * 60_000))).toBeLessThan(5 * 60_000);
  });

  it("tells a runner's page every point ahead, and nothing of who has not come to one", async () => {
    const pageOf = async (bib: string) =>
      (await callWebApi(given.url, webPlayerGet, { event: live, bib })).data.expected;
    expect(await pageOf("9")).toEqual(
      [(await find({ text: "มานี ใจดี" }))[0]!.ahead!.finish].map(({ name: _, ...time }) => time),
    );
    expect(await pageOf("99")).toEqual([]);
  });

  it("expects nobody at one pace in a sport of several", async () => {
    const definition = givenRaceDefinition({ slug: "lake-triathlon" });
    await givenRace(
      given.db,
      { ...definition, event: { ...definition.event, type: "triathlon" } },
      {
        entries: [givenEntry("601", { firstName: "สามกีฬา" })],
        passings: [givenPassing("601", "START", 0), givenPassing("601", "CP1", 25)],
      },
    );
    expect((await find({ text: "สามกีฬา", event: "lake-triathlon" }))[0]).toMatchObject({
      status: "on_course",
      ahead: null,
    });
  });

  it("gives the bibs that somebody has pinned", async () => {
    expect(await bibs({ event: live, bibs: "99,9,404" })).toEqual(["9", "99"]);
  });

  it("finds nobody by a name that the event does not show, or by nothing", async () => {
    await given.db
      .updateTable("events")
      .set({ publicNames: "short", publicClub: false })
      .where("slug", "=", live)
      .execute();
    expect(await bibs({ text: "ใจดี" })).toEqual([]);
    expect(await bibs({ text: "ชมรม" })).toEqual([]);
    expect(await bibs({ text: "มานี" })).toEqual(["9"]);
    expect(await bibs({})).toEqual([]);
  });
});
