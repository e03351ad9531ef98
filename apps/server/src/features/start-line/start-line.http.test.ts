import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import { kitHandOut } from "@time-event/contract/kits";
import { readAdd } from "@time-event/contract/read-changes";
import { startDnsMark, startDnsUndo, startLineGet } from "@time-event/contract/start-line";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
let given: GivenApp;
let eventId: number;
let chief: string;
const now = gunAt + 30 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  chief = await givenSignedIn(given, "chief");
});
afterAll(() => given.stop());
beforeEach(() => givenStart(gunAt));

/** Eight entries, of which two have no kit; the reads are those of a race whose gun was at `gunAt`. */
async function givenStart(gun: number) {
  const entries = [
    givenEntry("1"),
    givenEntry("2", { chip: "C2" }),
    givenEntry("3"),
    givenEntry("4"),
    givenEntry("5"),
    givenEntry("6", { status: "dns" }),
    givenEntry("7"),
    givenEntry("8"),
  ];
  const passings = [
    givenPassing("1", "START", 0.2),
    givenPassing("3", "CP1", 25),
    givenPassing("4", "START", -2),
    givenPassing("7", "START", 22),
    givenPassing("99", "START", 1),
  ];
  const race = givenRaceDefinition({ slug: `start-${randomUUID().slice(0, 8)}`, category: { gunAt: gun } });
  const byChip = { checkpoint: "START", bib: null, chip: "C2", at: gunAt + 30_000, source: "mat", device: "" };
  eventId = await givenRace(given.db, race, { entries, passings: [...passings, byChip] });
  for (const bib of ["1", "3", "4", "5", "6", "7"]) await handOut(bib);
}

const idOf = async (bib: string) => {
  const found = given.db.selectFrom("entries").select("id").where("eventId", "=", eventId).where("bib", "=", bib);
  return (await found.executeTakeFirstOrThrow()).id;
};
const handOut = async (bib: string) =>
  post(given.url, kitHandOut, { eventId, entryIds: [await idOf(bib)], submit: randomUUID() }, bearing(chief));
const look = async (filter: object = {}) => (await get(given.url, startLineGet, chief, { eventId, ...filter })).reply!;
const states = async () => Object.fromEntries((await look()).data.rows.map(({ bib, state }) => [bib, state]));
const all = { category: null, kit: null, entryIds: null, atMost: 100, reason: "ไม่มาที่จุดปล่อยตัว" };
const mark = (body: Partial<BodyOf<typeof startDnsMark>> = {}) =>
  post(given.url, startDnsMark, { eventId, ...all, ...body }, bearing(chief));
const undo = (markId: number) => post(given.url, startDnsUndo, { eventId, markId }, bearing(chief));

it("puts kit, start read and mark side by side, says what follows, and counts so that it adds up", async () => {
  const { data, meta } = await look();
  expect(Object.fromEntries(data.rows.map(({ bib, state, looks }) => [bib, [state, ...looks]]))).toEqual({
    1: ["started"],
    2: ["started", "read_without_kit"],
    3: ["further_on"],
    4: ["early_only"],
    5: ["not_seen"],
    6: ["marked"],
    7: ["late"],
    8: ["not_seen"],
  });
  expect(data.rows.find(({ bib }) => bib === "1")).toMatchObject({
    kit: { at: now, by: "chief" },
    startReadAt: gunAt + 12_000,
    mark: null,
  });
  expect(data.rows.find(({ bib }) => bib === "4")).toMatchObject({
    startReadAt: null,
    earlyReadAt: gunAt - 2 * minute,
  });
  expect(data.rows.find(({ bib }) => bib === "6")!.mark).toMatchObject({ status: "dns" });
  expect(data.count).toMatchObject({
    entered: 8,
    withKit: 6,
    states: {
      started: { withKit: 1, withoutKit: 1 },
      not_seen: { withKit: 1, withoutKit: 1 },
      waiting: { withKit: 0 },
    },
    looks: { read_without_kit: 1 },
  });
  expect(data.categories).toMatchObject([{ code: "10K", hasStartLine: true, count: data.count }]);
  expect(data.unregistered).toMatchObject([{ bib: "99", chip: null, checkpoint: "START", reads: 1 }]);
  expect(meta).toMatchObject({ hasKits: true, serverAt: now });
  // somebody else's idea of late
  expect((await look({ lateMinutes: 30 })).data.count.states).toMatchObject({
    late: { withKit: 0 },
    started: { withKit: 2 },
  });
});

it("shows those that meet the filters, a window of them", async () => {
  const bibs = async (filter: object) => (await look(filter)).data.rows.map(({ bib }) => bib);
  expect(await bibs({ state: "not_seen" })).toEqual(["5", "8"]);
  expect(await bibs({ state: "not_seen", kit: "no" })).toEqual(["8"]);
  expect(await bibs({ look: "read_without_kit" })).toEqual(["2"]);
  expect(await bibs({ text: "๗" })).toEqual(["7"]);
  expect(await bibs({ category: "42K" })).toEqual([]);
  const { data } = await look({ offset: 6, limit: 1 });
  expect({ bibs: data.rows.map(({ bib }) => bib), total: data.total }).toEqual({ bibs: ["7"], total: 8 });
});

it("waits for everybody before the gun", async () => {
  await givenStart(now + minute);
  expect((await look()).data.count.states).toMatchObject({ not_seen: { withKit: 0, withoutKit: 0 } });
  expect((await states())["5"]).toBe("waiting");
  expect((await mark()).problem!.reasons).toEqual(["nobody_to_mark"]);
});

it("marks who was not seen as DNS by one press, and takes it back by another", async () => {
  expect((await mark({ atMost: 1 })).problem!.reasons).toEqual(["list_changed"]);
  const marked = (await mark()).reply!.data;
  expect(marked.marked).toBe(2);
  const { data } = await look();
  expect(data.rows.find(({ bib }) => bib === "5")).toMatchObject({
    state: "marked",
    mark: { status: "dns", reason: all.reason, by: "chief", at: now },
  });
  expect(data.marks).toMatchObject([{ id: marked.markId, entries: 2, reason: all.reason, undone: null }]);
  // those who stood at the line, and those who were read, stay
  expect(await states()).toMatchObject({ 4: "early_only", 3: "further_on" });
  expect((await mark()).problem!.reasons).toEqual(["nobody_to_mark"]);

  expect((await undo(marked.markId)).reply!.data.lifted).toBe(2);
  expect(await states()).toMatchObject({ 5: "not_seen", 6: "marked", 8: "not_seen" });
  expect((await undo(marked.markId)).problem!.reasons).toEqual(["nothing_to_undo"]);
  expect((await look()).data.marks[0]!.undone).toMatchObject({ by: "chief" });
});

it("lets a read outrank a mark, and an undo leave what was ruled since", async () => {
  const { markId } = (await mark({ kit: "yes" })).reply!.data;
  await recordPassings(given.db, eventId, [{ checkpoint: "START", bib: "5", at: gunAt + 31 * minute, source: "mat" }]);
  const { data } = await look();
  expect(data.rows.find(({ bib }) => bib === "5")).toMatchObject({
    state: "late",
    looks: ["read_despite_mark"],
    mark: { status: "dns" },
  });
  expect(await states()).toMatchObject({ 8: "not_seen" });
  const dnf = given.db.updateTable("entries").set({ ruledStatus: "dnf" }).where("eventId", "=", eventId);
  await dnf.where("bib", "=", "5").execute();
  expect((await undo(markId)).reply!.data.lifted).toBe(0);
  expect((await look({ text: "5" })).data.rows[0]!.mark).toMatchObject({ status: "dnf" });
});

it("marks single people, also before their start, and nobody who was read", async () => {
  expect((await mark({ entryIds: [await idOf("1")] })).problem!.reasons).toEqual(["nobody_to_mark"]);
  await givenStart(now + minute);
  const entryIds = [await idOf("8"), await idOf("4")];
  expect((await mark({ entryIds })).reply!.data.marked).toBe(2);
  expect(await states()).toMatchObject({ 8: "marked", 4: "marked", 5: "waiting" });
});

it("says of late marks only what is true: a second mark is not taken back with the first", async () => {
  const first = (await mark({ kit: "no" })).reply!.data.markId;
  const lifted = given.db.updateTable("entries").set({ ruledStatus: null }).where("eventId", "=", eventId);
  await lifted.where("bib", "=", "8").execute();
  const second = (await mark({ kit: "no" })).reply!.data.markId;
  expect((await undo(first)).reply!.data.lifted).toBe(0);
  expect(await states()).toMatchObject({ 8: "marked" });
  expect((await undo(second)).reply!.data.lifted).toBe(1);
});

it("follows a read that staff add at the start", async () => {
  const read = { eventId, bib: "8", checkpoint: "START", at: gunAt + minute, reason: "เห็นกับตา" };
  await post(given.url, readAdd, read, bearing(chief));
  expect(await states()).toMatchObject({ 8: "started" });
});

it("counts from the gun of the own wave, where waves have guns", async () => {
  const waves = ["A", "B"].map((letter, at) => ({
    name: { th: letter, en: letter },
    startsAt: gunAt + at * 10 * minute,
    capacity: null,
  }));
  const race = givenRaceDefinition({
    slug: `waves-${randomUUID().slice(0, 8)}`,
    category: { waves, wavesHaveGuns: true },
  });
  eventId = await givenRace(given.db, race, {
    entries: [givenEntry("1", { wave: "A" }), givenEntry("2", { wave: "B" }), givenEntry("3", { wave: "B" })],
    passings: [givenPassing("1", "START", 25), givenPassing("2", "START", 25), givenPassing("3", "START", 5)],
  });
  // number 3 stood there when the first wave went
  expect(await states()).toEqual({ 1: "late", 2: "started", 3: "early_only" });
});

it("is for who works with times at this event", async () => {
  const timing = await givenSignedIn(given, `timing-${eventId}`, "timing_official", eventId);
  const desk = await givenSignedIn(given, `desk-${eventId}`, "registration_desk");
  const other = await givenRace(given.db, givenRaceDefinition({ slug: `other-${eventId}` }), {
    entries: [givenEntry("1")],
  });
  expect((await get(given.url, startLineGet, timing, { eventId })).status).toBe(200);
  expect((await get(given.url, startLineGet, timing, { eventId: other })).status).toBe(404);
  expect((await get(given.url, startLineGet, desk, { eventId })).status).toBe(404);
  expect((await post(given.url, startDnsMark, { eventId, ...all }, bearing(desk))).status).toBe(404);
  expect((await mark({ reason: "" })).status).toBe(400);
  expect((await undo(999_999)).problem!.reasons).toEqual(["nothing_to_undo"]);
});
