import { afterAll, beforeAll, expect, it } from "vitest";
import {
  checkpointDelete,
  type CheckpointForm,
  checkpointList,
  checkpointSave,
  webCheckpointList,
} from "@time-event/contract/checkpoints";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let manager: string;
let viewer: string;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), {
    entries: [givenEntry("1")],
    passings: [givenPassing("1", "START", 0), givenPassing("1", "CP1", 20)],
  });
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
});
afterAll(() => given.stop());

const spring: CheckpointForm = {
  code: "SPRING",
  kind: "split",
  name: { th: "น้ำพุร้อน", en: "Hot spring" },
  distanceM: 7_500,
  lat: 18.6,
  lng: 98.5,
  elevationM: 1_400,
  opensAt: gunAt,
  cutoffAt: gunAt + 7_200_000,
};
const save = (form: Partial<CheckpointForm>, { revision = 0, bearer = manager } = {}) =>
  post(given.url, checkpointSave, { ...spring, ...form, eventId, revision }, bearing(bearer));
const list = async (bearer = manager) => (await get(given.url, checkpointList, bearer, { eventId })).reply!;
const find = async (code: string) => (await list()).data.find((checkpoint) => checkpoint.code === code)!;

it("shows checkpoints along the course, with the categories that use them and their number of reads", async () => {
  expect((await save({})).reply?.data).toEqual({ code: "SPRING", revision: 1, judged: 0 });
  const { data, meta } = await list(viewer);
  expect(data.map(({ code, usedBy, passings }) => [code, usedBy, passings])).toEqual([
    ["START", ["10K"], 1],
    ["CP1", ["10K"], 1],
    ["SPRING", [], 0],
    ["FIN", ["10K"], 0],
  ]);
  expect(data[2]).toMatchObject(spring);
  expect(meta.timeZone).toBe("Asia/Bangkok");
  const shown = await callWebApi(given.url, webCheckpointList, { event: "doi-inthanon-trail-2026" });
  expect(shown.data.map(({ code }) => code)).toEqual(["START", "CP1", "SPRING", "FIN"]);
});

it("says at the field what is wrong", async () => {
  const refused = await save({ code: "X", lng: null, cutoffAt: gunAt - 1 });
  expect(refused.problem?.errors).toEqual([
    { path: "lng", code: "required" },
    { path: "cutoffAt", code: "backwards" },
  ]);
  expect((await save({ code: "" })).status).toBe(400);
  expect((await save({})).problem?.errors).toEqual([{ path: "code", code: "taken" }]);
});

it("refuses a change that leaves a course without a start or closes it before its gun", async () => {
  const {
    changedAt: _at,
    changedBy: _by,
    usedBy: _used,
    passings: _passings,
    revision,
    ...start
  } = await find("START");
  expect((await save({ ...start, kind: "split" }, { revision })).problem?.reasons).toEqual(["course_without_start"]);
  const cp1 = await find("CP1");
  const closing = await save(
    { code: "CP1", distanceM: 5_000, opensAt: null, cutoffAt: gunAt },
    { revision: cp1.revision },
  );
  expect([closing.status, closing.problem?.reasons]).toEqual([409, ["before_gun"]]);
});

it("reports somebody else's save, and refuses users who may only look", async () => {
  const { revision } = await find("SPRING");
  expect((await save({}, { revision: revision + 1 })).problem?.code).toBe("edit_conflict");
  expect((await save({}, { revision, bearer: viewer })).problem?.code).toBe("not_permitted");
});

it("removes an unused checkpoint, and no other", async () => {
  const remove = (code: string, revision: number) =>
    post(given.url, checkpointDelete, { eventId, code, revision }, bearing(manager));
  expect((await remove("CP1", (await find("CP1")).revision)).problem?.reasons).toEqual(["has_reads", "in_use"]);
  expect((await remove("SPRING", 9)).problem?.code).toBe("edit_conflict");
  expect((await remove("SPRING", 1)).status).toBe(200);
  expect((await remove("SPRING", 1)).problem?.code).toBe("not_found");
  expect((await remove("", 1)).status).toBe(400);
});
