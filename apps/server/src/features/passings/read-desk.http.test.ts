import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@time-event/contract/endpoint";
import {
  readAdd,
  readChangeList,
  readMove,
  readRestore,
  readSpanPreview,
  readSpanVoid,
  readUndo,
  readVoid,
} from "@time-event/contract/read-changes";
import { readList, readRateList, readSourceList } from "@time-event/contract/reads";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { recordPassings } from "./passings.service.ts";
import { voidPassings } from "./passings.repository.ts";

const minute = 60_000;
let given: GivenApp;
let timing: string;
let eventId: number;
let now = gunAt + 60 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  timing = await givenSignedIn(given, "timing", "timing_official");
  const entries = [...Array(30).keys()].map((index) => givenEntry(String(index + 1)));
  eventId = await givenRace(given.db, givenRaceDefinition(), {
    entries: [...entries, givenEntry("40", { chip: "C40" })],
    passings: entries.flatMap(({ bib }) => [givenPassing(bib, "START", 1), givenPassing(bib, "FIN", 50)]),
  });
});
afterAll(() => given.stop());

type Filter = Omit<InputOf<typeof readList>, "eventId">;
const list = async (filter: Filter) => (await get(given.url, readList, timing, { eventId, ...filter })).reply!;
const make = <Call extends typeof readVoid>(call: Call, body: object) =>
  post(given.url, call, { eventId, reason: "ทดสอบ", ...body } as InputOf<Call>, bearing(timing));
const change = (call: object, body: object) => make(call as typeof readVoid, body);
const undo = (changeId: number) => change(readUndo, { changeId });
const statusOf = async (bib: string) =>
  given.db
    .selectFrom("results as r")
    .innerJoin("entries as e", "e.id", "r.entryId")
    .select(["r.status", "r.timeMs"])
    .where("e.eventId", "=", eventId)
    .where("e.bib", "=", bib)
    .executeTakeFirstOrThrow();
const readOf = async (who: string, checkpoint = "FIN") => (await list({ who, checkpoint })).data[0]!;

it("pages through the reads, newest first, and finds them by what staff know", async () => {
  const first = await list({ limit: 40 });
  const second = await list({ limit: 40, before: first.meta.next! });
  expect([first.data.length, second.data.length, second.meta.next]).toEqual([40, 20, null]);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect((await list({ who: "๗" })).data.map(({ bib }) => bib)).toEqual(["7", "7"]);
  expect((await list({ who: "7", checkpoint: "FIN", from: gunAt, to: gunAt + 49 * minute })).data).toEqual([]);
  expect((await list({ category: "10K", source: "mat", device: "" })).data).toHaveLength(60);
  expect((await list({ category: "none" })).data).toEqual([]);

  await recordPassings(given.db, eventId, [
    { checkpoint: "CP1", chip: "C40", at: gunAt + 20 * minute, source: "chip", device: "box 1" },
    { checkpoint: "CP1", chip: "nobody", at: gunAt + 21 * minute, source: "chip", device: "box 1" },
  ]);
  expect((await list({ show: "unknown" })).data).toMatchObject([{ chip: "nobody", entry: null }]);
  expect((await list({ who: "40" })).data).toMatchObject([{ chip: "C40", entry: { bib: "40", category: "10K" } }]);
  const sources = (await get(given.url, readSourceList, timing, { eventId })).reply!.data;
  expect(sources.find(({ device }) => device === "box 1")).toMatchObject({ checkpoint: "CP1", reads: 2, voided: 0 });
});

it("counts the reads of each checkpoint over time, and leaves out clocks that were never set", async () => {
  const stray = { checkpoint: "FIN", chip: "C40", at: 60_000, source: "chip", device: "box 1" };
  await recordPassings(given.db, eventId, [stray]);
  const { data, meta } = (await get(given.url, readRateList, timing, { eventId })).reply!;
  expect(meta.time!.fromAt).toBe(gunAt + minute);
  const totals = data.map(({ checkpoint, counts }) => [checkpoint, counts.reduce((sum, count) => sum + count, 0)]);
  expect(Object.fromEntries(totals)).toMatchObject({ START: 30, CP1: 2, FIN: 30 });
  expect(data.find(({ checkpoint }) => checkpoint === "FIN")!.counts.at(-1)).toBe(30);
  const empty = await givenRace(given.db, givenRaceDefinition({ slug: "no-reads" }), { entries: [] });
  const admin = await givenSignedIn(given, "admin", "administrator");
  expect((await get(given.url, readRateList, admin, { eventId: empty })).reply!.meta.time).toBeNull();
});

it("adds a read by hand, judges it, and undoes and repeats that", async () => {
  const at = gunAt + 55 * minute;
  const { reply } = await change(readAdd, { bib: "๔๐", checkpoint: "FIN", at });
  expect(await statusOf("40")).toMatchObject({ status: "finished", timeMs: 55 * minute });
  expect(await readOf("40")).toMatchObject({ source: "hand", added: { by: "timing", reason: "ทดสอบ" } });
  expect((await change(readAdd, { bib: "40", checkpoint: "FIN", at })).problem!.reasons).toEqual(["already_there"]);

  await undo(reply!.data.changeId);
  expect(await statusOf("40")).toMatchObject({ status: "on_course" });
  expect((await undo(reply!.data.changeId)).problem!.reasons).toEqual(["nothing_to_undo"]);
  await change(readAdd, { bib: "40", checkpoint: "FIN", at });
  expect(await statusOf("40")).toMatchObject({ status: "finished" });

  const refused = async (body: object) =>
    (await change(readAdd, { bib: "40", checkpoint: "FIN", at, ...body })).problem!.reasons;
  expect(await refused({ bib: "404" })).toEqual(["unknown"]);
  expect(await refused({ checkpoint: "CP9" })).toEqual(["unknown"]);
  expect(await refused({ at: at + 9 * 24 * 60 * minute })).toEqual(["not_race_days"]);
});

it("voids, restores and moves reads; an undo waits for what was done after it", async () => {
  const { id } = await readOf("1");
  const voided = (await change(readVoid, { ids: [id], reason: "อ่านจากเลนข้าง ๆ" })).reply!.data;
  expect(voided.reads).toBe(1);
  expect(await statusOf("1")).toMatchObject({ status: "started" });
  expect((await readOf("1")).voided).toMatchObject({ staff: { by: "timing", reason: "อ่านจากเลนข้าง ๆ" } });
  expect((await change(readVoid, { ids: [id] })).problem!.reasons).toEqual(["nothing_to_change"]);

  const restored = (await change(readRestore, { ids: [id] })).reply!.data;
  expect(await statusOf("1")).toMatchObject({ status: "finished" });
  expect((await undo(voided.changeId)).problem!.reasons).toEqual(["changed_since"]);
  await undo(restored.changeId);
  await undo(voided.changeId);
  expect(await statusOf("1")).toMatchObject({ status: "finished" });

  await change(readVoid, { ids: [(await readOf("2")).id] });
  const moved = (await change(readMove, { id, bib: "2" })).reply!.data;
  expect([(await statusOf("1")).status, (await statusOf("2")).status]).toEqual(["started", "finished"]);
  expect(await readOf("1")).toMatchObject({ movedTo: "2", voided: { staff: { by: "timing" } } });
  expect(await readOf("2")).toMatchObject({ voided: null, source: "mat" });
  expect((await change(readMove, { id, bib: "3" })).problem!.reasons).toEqual(["nothing_to_change"]);
  await undo(moved.changeId);
  expect([(await statusOf("1")).status, (await statusOf("2")).status]).toEqual(["finished", "started"]);

  const third = (await change(readMove, { id, bib: "40" })).reply!.data;
  expect(await readOf("40")).toMatchObject({ replaces: id, added: { by: "timing" } });
  await undo(third.changeId);
  const refused = async (body: object) => (await change(readMove, { id, ...body })).problem!.reasons;
  expect(await refused({ bib: "1" })).toEqual(["same_bib"]);
  expect(await refused({ bib: "404" })).toEqual(["unknown"]);
  expect(await refused({ id: 9_999_999, bib: "2" })).toEqual(["unknown"]);
});

it("voids what a device read in a span of time, with one undo", async () => {
  const span = { checkpoint: "FIN", device: "", from: gunAt + 49 * minute, to: gunAt + 51 * minute };
  const preview = async () => (await get(given.url, readSpanPreview, timing, { eventId, ...span })).reply!.data;
  expect(await preview()).toEqual({ reads: 29, entries: 29 });
  expect((await change(readSpanVoid, { ...span, expectReads: 3 })).problem!.reasons).toEqual(["changed_since"]);
  const { changeId } = (await change(readSpanVoid, { ...span, expectReads: 29 })).reply!.data;
  expect([await preview(), (await statusOf("9")).status]).toEqual([{ reads: 0, entries: 0 }, "started"]);
  const changes = (await get(given.url, readChangeList, timing, { eventId, limit: 1 })).reply!.data;
  expect(changes).toMatchObject([{ id: changeId, kind: "void", by: "timing", reads: 29, undone: null }]);
  await undo(changeId);
  expect([(await preview()).reads, (await statusOf("9")).status]).toEqual([29, "finished"]);
});

it("keeps what a marshal took back apart from what staff decided", async () => {
  const read = { checkpoint: "FIN", bib: "5", at: gunAt + 58 * minute, source: "marshal", device: "phone" };
  await recordPassings(given.db, eventId, [read]);
  const { id } = (await list({ who: "5", device: "phone" })).data[0]!;
  const takeBack = () => given.db.transaction().execute((tx) => voidPassings(tx, eventId, [read]));
  const counts = async () => (await list({ who: "5", device: "phone" })).data[0]!.voided === null;

  const voided = (await change(readVoid, { ids: [id] })).reply!.data;
  await takeBack();
  await undo(voided.changeId);
  expect(await list({ who: "5", device: "phone" })).toMatchObject({
    data: [{ takenBack: true, voided: { staff: null } }],
  });
  now += minute;
  const restored = (await change(readRestore, { ids: [id] })).reply!.data;
  expect(await counts()).toBe(true);
  await undo(restored.changeId);
  expect(await counts()).toBe(false);
});

it("names no staff of a read that counted again until its marshal took it back", async () => {
  const read = { checkpoint: "FIN", bib: "6", at: gunAt + 58 * minute, source: "marshal", device: "phone" };
  await recordPassings(given.db, eventId, [read]);
  const own = async () => (await list({ who: "6", device: "phone" })).data[0]!;
  const { id } = await own();
  await change(readVoid, { ids: [id] });
  await change(readRestore, { ids: [id] });
  await given.db.transaction().execute((tx) => voidPassings(tx, eventId, [read]));
  expect(await own()).toMatchObject({ takenBack: true, voided: { staff: null }, movedTo: null });
});

it("says to which bib a read was moved only while it is void by that move", async () => {
  await recordPassings(given.db, eventId, [{ checkpoint: "CP1", bib: "7", at: gunAt + 25 * minute, source: "chip" }]);
  const { id } = await readOf("7", "CP1");
  const moved = (await change(readMove, { id, bib: "8" })).reply!.data;
  const copy = await readOf("8", "CP1");
  expect((await readOf("7", "CP1")).movedTo).toBe("8");
  await undo(moved.changeId);
  // the copy counts again by itself, and then the first read does not count for another reason
  await change(readRestore, { ids: [copy.id] });
  expect((await readOf("7", "CP1")).movedTo).toBeNull();
  await change(readVoid, { ids: [id] });
  expect(await readOf("7", "CP1")).toMatchObject({ movedTo: null, voided: { staff: { by: "timing" } } });
});

it("shows and changes nothing of another event, and asks for the right and a whole form", async () => {
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "other" }), { entries: [givenEntry("1")] });
  const stranger = await givenSignedIn(given, "stranger", "timing_official", other);
  const { id } = await readOf("3");
  expect((await get(given.url, readList, stranger, { eventId })).status).toBe(404);
  expect((await post(given.url, readVoid, { eventId, ids: [id], reason: "x" }, bearing(stranger))).status).toBe(404);
  const elsewhere = await post(given.url, readVoid, { eventId: other, ids: [id], reason: "x" }, bearing(stranger));
  expect(elsewhere.problem!.reasons).toEqual(["unknown"]);
  const { changeId } = (await change(readVoid, { ids: [id] })).reply!.data;
  expect((await post(given.url, readUndo, { eventId: other, changeId }, bearing(stranger))).problem!.reasons).toEqual([
    "nothing_to_undo",
  ]);
  expect((await change(readVoid, { ids: [id], reason: " " })).status).toBe(400);
  expect((await change(readVoid, { ids: [] })).status).toBe(400);
});
