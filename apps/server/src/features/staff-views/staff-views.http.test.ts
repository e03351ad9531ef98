import { afterAll, beforeAll, expect, it } from "vitest";
import { staffViewDelete, staffViewList, staffViewSave } from "@time-event/contract/staff-views";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let anna: string;
let malee: string;
beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  anna = await givenSignedIn(given, "anna", "viewer", eventId);
  const elsewhere = await givenRace(given.db, givenRaceDefinition({ slug: "bangsaen-21-2026" }), { entries: [] });
  malee = await givenSignedIn(given, "malee", "viewer", elsewhere);
});
afterAll(() => given.stop());

const save = (name: string, query: string, bearer = anna) =>
  post(given.url, staffViewSave, { screen: "entries", eventId, name, query }, bearing(bearer));
const list = async (bearer = anna) =>
  (await get(given.url, staffViewList, bearer, { screen: "entries", eventId })).reply!.data;

it("keeps a view under its name, for its user alone", async () => {
  await save("หญิง 10K", "?gender=F");
  await save("ก่อนใคร", "?bib=none");
  await save("หญิง 10K", "?gender=F&category=10K");
  expect((await list()).map(({ name, query }) => [name, query])).toEqual([
    ["ก่อนใคร", "?bib=none"],
    ["หญิง 10K", "?gender=F&category=10K"],
  ]);
  expect(await list(malee)).toEqual([]);
});

it("removes a view of its user alone", async () => {
  const [first] = await list();
  const remove = (bearer: string) => post(given.url, staffViewDelete, { id: first!.id }, bearing(bearer));
  expect(await remove(malee)).toMatchObject({ status: 404, problem: { code: "not_found" } });
  expect((await remove(anna)).status).toBe(200);
  expect((await list()).map(({ id }) => id)).not.toContain(first!.id);
});

it("refuses a view of an event that the user may not see, a bad form, and too many views", async () => {
  expect(await save("x", "?", malee)).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
  expect(await save("", "?")).toMatchObject({ status: 400 });
  expect(await save("x", "javascript:alert(1)")).toMatchObject({ status: 400 });
  for (let at = 0; at < 49; at++) await save(`v${at}`, "?");
  expect(await save("one more", "?")).toMatchObject({ status: 409, problem: { reasons: ["too_many_views"] } });
});

it("requires a sign-in", async () => {
  expect(await post(given.url, staffViewDelete, { id: 1 })).toMatchObject({ status: 401 });
});
