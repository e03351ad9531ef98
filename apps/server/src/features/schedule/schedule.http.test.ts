import { afterAll, beforeAll, expect, it } from "vitest";
import { webEventGet } from "@time-event/contract/events";
import { scheduleDelete, type ScheduleForm, scheduleList, scheduleSave } from "@time-event/contract/schedule";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const hour = 3_600_000;
let given: GivenApp;
let eventId: number;
let manager: string;
let viewer: string;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
});
afterAll(() => given.stop());

const kits: ScheduleForm = {
  title: { th: "รับบิบและเสื้อ", en: "Bib and shirt pick-up" },
  startsAt: gunAt - 20 * hour,
  endsAt: gunAt - 11 * hour,
  place: { th: "ศาลากลาง", en: "City hall" },
};
const save = (form: Partial<ScheduleForm>, { id = null as number | null, revision = 0, bearer = manager } = {}) =>
  post(given.url, scheduleSave, { ...kits, ...form, eventId, id, revision }, bearing(bearer));
const list = async (bearer = manager) => (await get(given.url, scheduleList, bearer, { eventId })).reply!;

it("keeps the schedule in the order of its times, on the public page too", async () => {
  expect((await save({})).reply?.data).toMatchObject({ ...kits, revision: 1, changedBy: "manager" });
  const { data, meta } = await list(viewer);
  expect(data.map(({ title }) => title.en)).toEqual(["Bib and shirt pick-up", "Start"]);
  expect(meta.guns).toEqual([{ gunAt, name: { th: "10 กม.", en: "10K" } }]);
  const page = await callWebApi(given.url, webEventGet, { event: "doi-inthanon-trail-2026" });
  expect(page.data.schedule[0]).toEqual(kits);
  const calendar = await fetch(`${given.url}/register/events/doi-inthanon-trail-2026/calendar.ics`);
  expect((await calendar.text()).replace(/\r\n /g, "")).toContain("รับบิบและเสื้อ · ศาลากลาง");
});

it("says at the field what is wrong", async () => {
  expect((await save({ endsAt: kits.startsAt })).problem?.errors).toEqual([{ path: "endsAt", code: "backwards" }]);
  expect((await save({ title: { th: "", en: "Pick-up" } })).status).toBe(400);
});

it("reports somebody else's save, refuses users who may only look, and removes a line", async () => {
  const [{ id, revision } = { id: 0, revision: 0 }] = (await list()).data;
  expect((await save({ endsAt: null }, { id, revision })).reply?.data.revision).toBe(revision + 1);
  expect((await save({}, { id, revision })).problem?.code).toBe("edit_conflict");
  expect((await save({}, { id, revision, bearer: viewer })).problem?.code).toBe("not_permitted");

  const remove = (seen: number) => post(given.url, scheduleDelete, { eventId, id, revision: seen }, bearing(manager));
  expect((await remove(revision)).problem?.code).toBe("edit_conflict");
  expect((await remove(revision + 1)).status).toBe(200);
  expect((await remove(revision + 1)).problem?.code).toBe("not_found");
  expect((await remove(-1)).status).toBe(400);
});
