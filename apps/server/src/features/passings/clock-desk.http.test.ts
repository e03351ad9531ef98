import { afterAll, beforeAll, expect, it } from "vitest";
import { clockEstimate, clockList, clockPreview, clockSet, clockUndo } from "@time-event/contract/clocks";
import type { BodyOf, InputOf } from "@time-event/contract/endpoint";
import { readMove } from "@time-event/contract/read-changes";
import { readList } from "@time-event/contract/reads";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { recordPassings } from "./passings.service.ts";

const minute = 60_000;
/** The reader at CP1 says a time that is so much too late. */
const lateMs = 7 * minute;
let given: GivenApp;
let timing: string;
let eventId: number;
const source = { checkpoint: "CP1", device: "box 1" };

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 90 * minute });
  timing = await givenSignedIn(given, "timing", "timing_official");
});
afterAll(() => given.stop());

const bibs = Array.from({ length: 12 }, (_, index) => String(index + 1));
/** Bib n runs 10 km in 40 + n minutes; the reader halfway is a box of its own, whose clock is late. */
async function givenLateBox(slug: string, people = bibs) {
  const finish = (bib: string) => 40 + Number(bib);
  eventId = await givenRace(given.db, givenRaceDefinition({ slug }), {
    entries: people.map((bib) => givenEntry(bib, { chip: `C${bib}` })),
    passings: people.flatMap((bib) => [
      givenPassing(bib, "START", 0),
      givenPassing(bib, "FIN", finish(bib)),
      { ...givenPassing(bib, "CP1", finish(bib) / 2), bib: null, chip: `C${bib}`, device: "box 1" },
    ]),
  });
  await given.db.deleteFrom("passings").where("eventId", "=", eventId).where("device", "=", "box 1").execute();
  await recordPassings(given.db, eventId, people.map(boxRead));
}
const boxRead = (bib: string) => {
  const at = gunAt + ((40 + Number(bib)) / 2) * minute + lateMs;
  return { ...source, chip: `C${bib}`, at, source: "chip" };
};

type Clock = BodyOf<typeof clockSet>;
const clock = (changes: Partial<Clock> = {}): Clock => ({
  eventId,
  ...source,
  from: null,
  to: null,
  offsetMs: -lateMs,
  kind: "hand",
  reason: "ทดสอบ",
  expectLatest: null,
  ...changes,
});
const set = (changes?: Partial<Clock>) => post(given.url, clockSet, clock(changes), bearing(timing));
const undo = (clockId: number) => post(given.url, clockUndo, { eventId, clockId }, bearing(timing));
const ask = <Call extends typeof clockList | typeof clockEstimate | typeof clockPreview>(
  call: Call,
  more: object = {},
) => get(given.url, call, timing, { eventId, ...source, ...more } as InputOf<Call>);
const boxOf = async () => (await ask(clockList)).reply!.data.find(({ device }) => device === "box 1")!;
const splits = async () => {
  const rows = await given.db
    .selectFrom("results as r")
    .innerJoin("entries as e", "e.id", "r.entryId")
    .select(["e.bib", "r.splitMs", "r.timeMs", "r.flags"])
    .where("e.eventId", "=", eventId)
    .execute();
  return new Map(rows.map(({ bib, ...result }) => [bib, result]));
};
const raw = () =>
  given.db.selectFrom("passings").select(["id", "at", "chip"]).where("eventId", "=", eventId).orderBy("id").execute();

it("estimates a clock, shows what it would do, sets it, and takes it back without a trace", async () => {
  await givenLateBox("late-box");
  const before = await splits();
  const rawBefore = await raw();
  const estimate = (await ask(clockEstimate)).reply!.data;
  expect(estimate).toMatchObject({
    pairs: 12,
    evidence: "between",
    offsetMs: -lateMs,
    lowMs: -lateMs,
    highMs: -lateMs,
    measured: [],
  });
  expect(estimate.people).toHaveLength(12);

  const offsetMs = estimate.offsetMs!;
  const preview = (await ask(clockPreview, { offsetMs })).reply!.data;
  // the box stands between start and finish: its reads move no rank
  expect(preview).toMatchObject({ reads: 12, entries: 12, times: 0, places: 0, rows: [] });
  expect(await splits()).toEqual(before);

  const { reply } = await set({ offsetMs, kind: "estimate", reason: "ตามคนที่ผ่าน" });
  expect(reply!.data).toMatchObject({ reads: 12 });
  const after = await splits();
  expect(after.get("2")!.splitMs).toEqual([0, 21 * minute, 42 * minute]);
  expect(before.get("2")!.splitMs).toEqual([0, 28 * minute, 42 * minute]);
  const [first] = (await boxOf()).clocks;
  expect(first).toMatchObject({ kind: "estimate", offsetMs, pairs: 12, spreadMs: 0, by: "timing", undone: null });
  expect(await raw()).toEqual(rawBefore);
  const { data } = (await get(given.url, readList, timing, { eventId, who: "2", checkpoint: "CP1" })).reply!;
  expect(data).toMatchObject([{ at: gunAt + 28 * minute, countsAt: gunAt + 21 * minute }]);

  expect((await undo(reply!.data.clockId)).reply!.data).toMatchObject({ reads: 12 });
  expect(await splits()).toEqual(before);
  expect((await boxOf()).clocks).toMatchObject([{ undone: { by: "timing" } }]);
  expect(await undo(reply!.data.clockId)).toMatchObject({ status: 409, problem: { reasons: ["nothing_to_undo"] } });
});

it("names whose places would change before they do", async () => {
  await givenLateBox("late-finish");
  const late = { checkpoint: "FIN", device: "gate 2" };
  const at = (bib: string, minutes: number) => ({ ...late, bib, at: gunAt + minutes * minute, source: "chip" });
  // bibs 1 and 2 finish at a gate of their own, which is half an hour slow
  const mat = given.db.deleteFrom("passings").where("eventId", "=", eventId).where("checkpointCode", "=", "FIN");
  await mat.where("bib", "in", ["1", "2"]).execute();
  await recordPassings(given.db, eventId, [at("1", 35), at("2", 36)]);
  const offsetMs = 30 * minute;
  const preview = (await ask(clockPreview, { ...late, offsetMs })).reply!.data;
  expect(preview).toMatchObject({ reads: 2, entries: 2, times: 2, places: 12 });
  const { evidence, pairs: people } = (await ask(clockEstimate, late)).reply!.data;
  expect([evidence, people]).toEqual(["beyond", 2]);
  const placeOf = (bib: string) => preview.rows.find((row) => row.bib === bib)!;
  expect([placeOf("1").before.overall, placeOf("1").after.overall]).toEqual([1, 11]);
  expect([placeOf("3").before.overall, placeOf("3").after.overall]).toEqual([3, 1]);

  expect((await set({ ...late, offsetMs })).reply!.data.reads).toBe(2);
  const inOrder = [...(await splits())].sort(([, one], [, other]) => one.timeMs! - other.timeMs!);
  expect(inOrder.map(([bib]) => bib)).toEqual(preview.rows.map(({ bib }) => bib));
});

it("counts reads that come later by the clock, also those moved to another bib, and a stretch by its own", async () => {
  await givenLateBox("later-reads");
  const half = gunAt + 30 * minute;
  const first = (await set()).reply!.data.clockId;
  const latest = (await boxOf()).latest;
  const second = (await set({ from: half, offsetMs: 0, expectLatest: latest })).reply!.data;
  await recordPassings(given.db, eventId, [
    { ...source, chip: "C1", at: half - 1, source: "chip" },
    { ...source, chip: "C1", at: half, source: "chip" },
  ]);
  const reads = async (who: string) =>
    (await get(given.url, readList, timing, { eventId, who, checkpoint: "CP1", limit: 2 })).reply!.data;
  expect((await reads("C1")).map(({ countsAt }) => countsAt)).toEqual([half, half - 1 - lateMs]);
  const [, early] = await reads("C1");
  const moved = { eventId, id: early!.id, bib: "5", reason: "ทดสอบ" };
  expect((await post(given.url, readMove, moved, bearing(timing))).status).toBe(200);
  expect((await reads("5"))[0]).toMatchObject({ at: half - 1, countsAt: half - 1 - lateMs });
  // the earlier clock goes first: the later one stands
  await undo(first);
  expect((await reads("5"))[0]).toMatchObject({ countsAt: half - 1 });
  await undo(second.clockId);
  const { rows } = {
    rows: await given.db.selectFrom("passings").select("countsAt").where("eventId", "=", eventId).execute(),
  };
  expect(rows.every(({ countsAt }) => countsAt === null)).toBe(true);
});

it("takes the reads of a reader whose clock was never set, once its clock is known", async () => {
  await givenLateBox("never-set");
  const boot = Date.parse("2000-01-01T00:00:00Z");
  const read = { ...source, chip: "C1", source: "chip" };
  const send = (at: number) => recordPassings(given.db, eventId, [{ ...read, at }]);
  const refused = (await send(boot + minute)).fates[0];
  await set({ to: boot + 365 * 24 * 60 * minute, offsetMs: gunAt - boot });
  expect([refused, (await send(boot + minute)).fates[0]]).toEqual(["clock_not_set", "stored"]);
});

it("refuses with its words", async () => {
  await givenLateBox("refusals", bibs.slice(0, 7));
  const refused = async (changes: Partial<Clock>) => (await set(changes)).problem;
  expect(await refused({ device: "nobody" })).toMatchObject({ reasons: ["unknown"] });
  expect(await refused({ device: "hand" })).toMatchObject({ reasons: ["unknown"] });
  expect(await refused({ from: 5, to: 5 })).toMatchObject({ errors: [{ path: "to", code: "backwards" }] });
  expect(await refused({ kind: "estimate" })).toMatchObject({ reasons: ["too_few_pairs"] });
  expect((await ask(clockEstimate)).reply!.data).toMatchObject({ pairs: 7, offsetMs: null });
  const { clockId } = (await set()).reply!.data;
  expect(await refused({})).toMatchObject({ reasons: ["changed_since"] });
  await undo(clockId);
  // an undo is a change too
  expect(await refused({ expectLatest: clockId })).toMatchObject({ reasons: ["changed_since"] });
  expect((await set({ expectLatest: (await boxOf()).latest })).status).toBe(200);
  expect((await set({ offsetMs: 1e15 })).status).toBe(400);
  expect((await set({ reason: " " })).status).toBe(400);
});

it("refuses an estimate that people do not say any more", async () => {
  await givenLateBox("other-estimate");
  expect((await set({ kind: "estimate", offsetMs: -lateMs + 5_000 })).problem).toMatchObject({
    reasons: ["changed_since"],
  });
});

it("never changes a clock that was set, and lets it go with its event", async () => {
  await givenLateBox("kept-clocks");
  await set();
  const mine = given.db.updateTable("sourceClocks").set({ offsetMs: 1 }).where("eventId", "=", eventId);
  await expect(mine.execute()).rejects.toThrow("never changed");
  await expect(given.db.deleteFrom("sourceClocks").execute()).rejects.toThrow("never changed");
  await given.db.deleteFrom("events").where("id", "=", eventId).execute();
  expect(await given.db.selectFrom("sourceClocks").select("id").where("eventId", "=", eventId).execute()).toEqual([]);
});

it("sets one of two clocks that two people set at once", async () => {
  await givenLateBox("two-people");
  const both = await Promise.all([set({ offsetMs: -1_000 }), set({ offsetMs: -2_000 })]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

it("gives a stranger nothing", async () => {
  await givenLateBox("strangers");
  const { clockId } = (await set()).reply!.data;
  const stranger = await givenSignedIn(given, "photo", "viewer");
  for (const bearer of [undefined, stranger]) {
    const calls = [
      get(given.url, clockList, bearer, { eventId }),
      get(given.url, clockEstimate, bearer, { eventId, ...source }),
      get(given.url, clockPreview, bearer, { eventId, ...source, offsetMs: 5 }),
      post(given.url, clockSet, clock(), bearer ? bearing(bearer) : {}),
      post(given.url, clockUndo, { eventId, clockId }, bearer ? bearing(bearer) : {}),
    ];
    for (const { status } of await Promise.all(calls)) expect([401, 404]).toContain(status);
  }
});
