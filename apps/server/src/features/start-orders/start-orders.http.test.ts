import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryHistory } from "@time-event/contract/entries";
import { webEventGet } from "@time-event/contract/events";
import { gunList } from "@time-event/contract/guns";
import { webPlayerGet, webPlayerList } from "@time-event/contract/players";
import { webRegisterResultList } from "@time-event/contract/results";
import { startLineGet } from "@time-event/contract/start-line";
import { startOrderGet, startOrderSave, startOrderUndo } from "@time-event/contract/start-orders";
import { planStarts, type StartRule } from "@time-event/domain/start-order/plan-starts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const event = "doi-inthanon-trail-2026";
let given: GivenApp;
let eventId: number;
let timing: string;
const people = [
  givenEntry("1", { firstName: "หนึ่ง" }),
  givenEntry("2", { firstName: "สอง" }),
  givenEntry("3", { firstName: "สาม" }),
];

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 90 * minute });
  const race = givenRaceDefinition();
  const [tenK] = race.categories;
  const seeding = { ...tenK!, code: "SEED", name: { th: "รอบจัดอันดับ", en: "Seeding run" } };
  const seedingRun = people.map(({ bib, ...who }) => ({ ...who, bib: `S${bib}`, category: "SEED" }));
  eventId = await givenRace(
    given.db,
    { ...race, categories: [tenK!, seeding] },
    {
      entries: [...people, ...seedingRun],
      passings: [
        ...[55, 51, 52].map((minutes, at) => givenPassing(String(at + 1), "FIN", minutes)),
        givenPassing("S1", "FIN", 40),
        givenPassing("S3", "FIN", 42),
      ],
    },
  );
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
});
afterAll(() => given.stop());

const look = async (more: object = {}) =>
  (await get(given.url, startOrderGet, timing, { eventId, category: "10K", ...more })).reply!.data;
const rule: StartRule = {
  order: "bib",
  isReversed: false,
  seed: "",
  bibs: [],
  resultOf: null,
  firstAt: gunAt,
  everyMs: minute,
  together: 1,
  pause: null,
  seeds: [],
  seedsEveryMs: null,
};
/** The list that a rule makes of the category as it is now. */
async function planned(changes: Partial<StartRule> = {}) {
  const wanted = { ...rule, ...changes };
  const { starters, last } = await look(wanted.resultOf === null ? {} : { resultOf: wanted.resultOf });
  const inForm = { ...wanted, bibs: [...wanted.bibs], seeds: [...wanted.seeds] };
  return { eventId, category: "10K", seen: last?.id ?? 0, rule: inForm, starts: planStarts(wanted, starters) };
}
const save = (body: Awaited<ReturnType<typeof planned>> | object, by = timing) =>
  post(given.url, startOrderSave, body as never, bearing(by));
const undo = (id: number) => post(given.url, startOrderUndo, { eventId, id }, bearing(timing));
/** Bibs in the order of the results with their minutes. */
async function times() {
  const { data } = (await get(given.url, webRegisterResultList, undefined, { event, category: "10K" })).reply!;
  return data.map(({ bib, timeMs }) => `${bib} ${timeMs! / minute}`);
}
/** Bibs with the minutes after the gun at which they start. */
const starts = async () =>
  (await look()).starters.map(({ bib, startsAt }) => `${bib} ${startsAt === null ? "-" : (startsAt - gunAt) / minute}`);

it("gives everybody a start, from which their time counts at once, and takes it back", async () => {
  expect(await times()).toEqual(["2 51", "3 52", "1 55"]);
  const saved = (await save(await planned({ isReversed: true, everyMs: 2 * minute }))).reply!.data;
  expect(saved.changed).toBe(3);
  expect(await starts()).toEqual(["1 4", "2 2", "3 0"]);
  await expect.poll(times).toEqual(["2 49", "1 51", "3 52"]);

  const { why } = (await get(given.url, webPlayerGet, undefined, { event, bib: "1" })).reply!.data;
  expect(why).toMatchObject({ gunOf: "own", gunAt: gunAt + 4 * minute, clockStart: "gun" });
  const list = (await get(given.url, webPlayerList, undefined, { event, category: "10K" })).reply!.data;
  expect(list.map(({ bib, startsAt }) => [bib, (startsAt! - gunAt) / minute])).toEqual([
    ["3", 0],
    ["2", 2],
    ["1", 4],
  ]);
  const { rows } = (await get(given.url, startLineGet, timing, { eventId, category: "10K" })).reply!.data;
  expect(rows.find(({ bib }) => bib === "2")!.startsAt).toBe(gunAt + 2 * minute);
  // nobody of them waits for the gun of the category
  expect((await get(given.url, gunList, timing, { eventId })).reply!.data.map(({ code }) => code)).toEqual(["SEED"]);

  expect((await undo(saved.id)).reply!.data.changed).toBe(3);
  expect(await starts()).toEqual(["1 -", "2 -", "3 -"]);
  await expect.poll(times).toEqual(["2 51", "3 52", "1 55"]);
  expect((await undo(saved.id)).problem!.reasons).toEqual(["nothing_to_undo"]);
});

it("lets the best of a result start last, who is not in it first", async () => {
  const { starters } = await look({ resultOf: "SEED" });
  expect(starters.map(({ bib, place }) => [bib, place])).toEqual([
    ["1", 1],
    ["2", null],
    ["3", 2],
  ]);
  const saved = await save(await planned({ order: "result", resultOf: "SEED", isReversed: true }));
  expect(await starts()).toEqual(["1 2", "2 0", "3 1"]);
  expect((await look()).last).toMatchObject({ rule: { order: "result", resultOf: "SEED" }, by: "timing", changed: 3 });
  const page = (await get(given.url, webEventGet, undefined, { event, part: "frame" })).reply!.data;
  expect(page.categories[0]!.gunAt).toBe(gunAt);
  await undo(saved.reply!.data.id);
});

it("is no way to start where others end the race", async () => {
  const endedBy = (lapsEnd: string | null) =>
    sql`update categories set rules = ${lapsEnd === null ? sql`rules - 'lapsEnd'` : sql`rules || ${JSON.stringify({ lapsEnd })}::jsonb`}
      where event_id = ${eventId} and code = '10K'`.execute(given.db);
  await endedBy("leader");
  expect((await save(await planned())).problem!.reasons).toEqual(["starts_together"]);
  await endedBy(null);
});

it("saves no draw that is not what its number draws, nor what others changed meanwhile", async () => {
  const draw = await planned({ order: "random", seed: "2569" });
  const [first, second, ...others] = draw.starts;
  const swapped = [{ ...first!, startsAt: second!.startsAt }, { ...second!, startsAt: first!.startsAt }, ...others];
  expect((await save({ ...draw, starts: swapped })).problem!.reasons).toEqual(["list_changed"]);
  expect((await save({ ...draw, starts: others })).problem!.reasons).toEqual(["list_changed"]);
  expect((await save({ ...draw, seen: draw.seen + 1 })).problem!.reasons).toEqual(["list_changed"]);
  const { id } = (await save(draw)).reply!.data;
  expect((await save(draw)).problem!.reasons).toEqual(["list_changed"]);
  expect((await save({ ...draw, seen: id })).problem!.reasons).toEqual(["nothing_to_change"]);
  // by hand everything may be
  expect((await save({ ...draw, seen: id, rule: null, starts: swapped })).reply!.data.changed).toBe(2);
});

it("keeps what was changed in the history of each entry, and takes back only its own", async () => {
  const { starters, last } = await look();
  const one = starters[0]!;
  const { data } = (await get(given.url, entryHistory, timing, { eventId, id: one.entryId })).reply!;
  expect(data[0]).toMatchObject({ action: "entry-bulk-start", after: { startsAt: one.startsAt }, username: "timing" });
  const batch = given.db.selectFrom("entryBatches").select("id").where("kind", "=", "start").orderBy("id", "desc");
  const { id: batchId } = await batch.executeTakeFirstOrThrow();
  const manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  const bulk = await post(given.url, entryBulkUndo, { eventId, undo: batchId }, bearing(manager));
  expect(bulk.problem!.reasons).toEqual(["nothing_to_undo"]);

  await given.db.updateTable("entries").set({ startsAt: null }).where("id", "=", one.entryId).execute();
  const changed = (await undo(last!.id)).reply!.data.changed;
  expect(changed).toBe(last!.changed - 1);
  expect((await look()).starters[0]!.startsAt).toBeNull();
});

it("refuses a start on another day, one after a cut-off, a category of stages, and who may not", async () => {
  const list = await planned();
  const at = (startsAt: number) => ({
    ...list,
    rule: null,
    starts: list.starts.map((each) => ({ ...each, startsAt })),
  });
  expect((await save(at(gunAt + 30 * 24 * 60 * minute))).problem!.reasons).toEqual(["not_race_days"]);
  await given.db
    .updateTable("checkpoints")
    .set({ cutoffAt: new Date(gunAt + 100 * minute).toISOString() as never })
    .where("eventId", "=", eventId)
    .where("code", "=", "FIN")
    .execute();
  expect((await save(at(gunAt + 100 * minute))).problem!.reasons).toEqual(["breaks_rules"]);
  expect((await save({ ...list, category: "none" })).problem!.reasons).toEqual(["unknown"]);
  const stages = JSON.stringify({ stages: [{ code: "SS1", checkpoints: ["START", "FIN"] }] });
  const seeding = given.db.updateTable("categories").where("eventId", "=", eventId).where("code", "=", "SEED");
  await seeding.set({ rules: stages as never }).execute();
  const { starters } = await look({ category: "SEED" });
  const ofSeeding = starters.map(({ entryId }) => ({ entryId, startsAt: gunAt }));
  const body = { ...list, category: "SEED", seen: 0, rule: null, starts: ofSeeding };
  expect((await save(body)).problem!.reasons).toEqual(["starts_by_stages"]);
  expect((await save({ ...list, seen: -1 })).status).toBe(400);
  const desk = await givenSignedIn(given, "desk", "registration_desk", eventId);
  expect((await save(list, desk)).status).toBe(404);
  expect((await get(given.url, startOrderGet, desk, { eventId })).status).toBe(404);
  expect((await get(given.url, startOrderGet, timing, { eventId, category: "none" })).status).toBe(404);
});

it("leaves the start list with the category", async () => {
  await save(await planned());
  const { starters } = await look();
  const one = starters[0]!;
  expect(one.startsAt).not.toBeNull();
  const other = given.db.selectFrom("categories").select("id").where("code", "=", "SEED");
  const { id: categoryId } = await other.executeTakeFirstOrThrow();
  await given.db.updateTable("entries").set({ categoryId }).where("id", "=", one.entryId).execute();
  const moved = given.db.selectFrom("entries").select("startsAt").where("id", "=", one.entryId);
  expect((await moved.executeTakeFirstOrThrow()).startsAt).toBeNull();
});
