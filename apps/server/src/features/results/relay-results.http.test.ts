import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryList, categorySave } from "@time-event/contract/categories";
import { webEventGet } from "@time-event/contract/events";
import { webRegisterResultListFind } from "@time-event/contract/found-results";
import { webPlayerGet } from "@time-event/contract/players";
import { webRegisterModelResultList, webRegisterResultList } from "@time-event/contract/results";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { toJson } from "../../db/column-types.ts";
import { resultChanges } from "../../testing/result-changes.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenOrder } from "../orders/testing/given-order.ts";

const event = "doi-inthanon-trail-2026";
const minute = 60_000;
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  const relayLegs = [
    { code: "A", to: "CP1", name: { th: "ไม้แรก", en: "First leg" } },
    { code: "B", to: "FIN" },
  ];
  const category = { entryKind: "relay", teamSmallest: 2, teamLargest: 2, relayLegs, ageGroups: [] } as const;
  const eventId = await givenRace(given.db, givenRaceDefinition({ category }), {
    entries: ["1", "2"].map((bib) =>
      givenEntry(bib, { firstName: `ทีม ${bib}`, lastName: "", gender: "X", team: `ทีม ${bib}` }),
    ),
    passings: [
      ...["1", "2"].map((bib) => givenPassing(bib, "START", 0)),
      givenPassing("1", "CP1", 30),
      givenPassing("1", "FIN", 50),
      givenPassing("2", "CP1", 20),
      givenPassing("2", "FIN", 55),
    ],
  });
  const { id: categoryId } = await given.db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
  const runner = (firstName: string, lastName: string, firstNameEn = "", lastNameEn = "") => ({
    firstName,
    lastName,
    firstNameEn,
    lastNameEn,
  });
  const players = [runner("มานี", "ใจดี"), runner("ปิติ", "ชูใจ", "Piti", "Choojai")];
  const orderId = Number(await givenOrder(given.db, eventId));
  const { id: orderEntryId } = await given.db
    .insertInto("orderEntries")
    .values({ orderId, categoryId, places: 1, soldBefore: 0, players: toJson(players) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await given.db.updateTable("entries").set({ orderEntryId }).where("bib", "=", "1").execute();
});
afterAll(() => given.stop());

const list = async () => (await callWebApi(given.url, webRegisterResultList, { event })).data;
const player = async (bib: string) => (await callWebApi(given.url, webPlayerGet, { event, bib })).data;

it("says that each entry is a team", async () => {
  const { data } = await callWebApi(given.url, webEventGet, { event });
  expect(data.categories.map(({ relay }) => relay)).toEqual([true]);
});

it("tells who ran which leg of a relay, and how long", async () => {
  const [first, second] = await list();
  expect(first).toMatchObject({
    bib: "1",
    legs: [
      {
        code: "A",
        name: { th: "ไม้แรก", en: "First leg" },
        ms: 30 * minute,
        runner: { name: "มานี ใจดี", nameEn: "", nameRtgs: "Mani Chaidi" },
      },
      { code: "B", ms: 20 * minute, runner: { name: "ปิติ ชูใจ", nameEn: "Piti Choojai" } },
    ],
  });
  // nobody knows who ran for a team that no order entered
  expect(second!.legs).toEqual([
    { code: "A", name: { th: "ไม้แรก", en: "First leg" }, ms: 20 * minute, runner: null },
    { code: "B", name: { th: "", en: "" }, ms: 35 * minute, runner: null },
  ]);
});

it.each(["ชูใจ", "Piti", "choochai"])("finds a relay by who runs for it: %s", async (text) => {
  const { data } = await callWebApi(given.url, webRegisterResultListFind, { event, text });
  expect(data.map(({ bib }) => bib)).toEqual(["1"]);
});

it("has a podium of teams of men and women", async () => {
  const { data } = await callWebApi(given.url, webRegisterModelResultList, { event });
  expect(data[0]!.podium.map(({ bib, gender, genderRank }) => [bib, gender, genderRank])).toEqual([
    ["1", "X", 1],
    ["2", "X", 2],
  ]);
});

it("gives each leg its place among those of all teams", async () => {
  expect((await player("1")).legRanks).toEqual([2, 1]);
  expect((await player("2")).legRanks).toEqual([1, 2]);
});

it("names runners as the event names everybody", async () => {
  await given.db.updateTable("events").set({ publicNames: "short" }).where("slug", "=", event).execute();
  // another page of the list, which nobody has kept
  const { data } = await callWebApi(given.url, webRegisterResultList, { event, limit: 1 });
  expect(data[0]!.legs!.map(({ runner }) => runner?.name)).toEqual(["มานี จ.", "ปิติ ช."]);
});

it("names the runners of a team that came with a race folder", async () => {
  const members = "ก้อง ภพ (Kong Phop); มาลี";
  await given.db.updateTable("entries").set({ members }).where("bib", "=", "2").execute();
  const { data } = await callWebApi(given.url, webRegisterResultList, { event, limit: 2 });
  const named = data.find(({ bib }) => bib === "2")!.legs!.map(({ runner }) => [runner?.name, runner?.nameEn]);
  // as the event names everybody: shortly
  expect(named).toEqual([
    ["ก้อง ภ.", "Kong P."],
    ["มาลี", ""],
  ]);
});

it("adds up the legs of a team whose next member left in a mass start, and tells them so", async () => {
  const manager = await givenSignedIn(given, "manager", "event_manager");
  const { id: eventId } = await given.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
  const [row] = (await get(given.url, categoryList, manager, { eventId })).reply!.data;
  const relayLegs = row!.relayLegs.map((leg, at) => ({ ...leg, massStartAt: at === 1 ? gunAt + 25 * minute : null }));
  const body = { ...row!, eventId, relayLegs };
  const closing = new AbortController();
  const told = resultChanges(given.url, event, closing.signal);
  await told.next();
  expect((await post(given.url, categorySave, body, bearing(manager))).reply!.data.judged).toBe(2);
  await told.next();
  closing.abort();
  const { result, legMs, why } = await player("1");
  expect([result.timeMs, ...legMs]).toEqual([55, 30, 25].map((minutes) => minutes * minute));
  expect(why.restarts).toEqual([{ checkpoint: "CP1", at: gunAt + 25 * minute, arrivedAt: gunAt + 30 * minute }]);
  const second = await player("2");
  expect([second.result.timeMs, second.why.restarts]).toEqual([55 * minute, []]);
});
