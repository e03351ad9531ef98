import { afterAll, beforeAll, expect, it } from "vitest";
import { docketAppeal, docketDecide, docketList, docketPropose, docketTry } from "@time-event/contract/docket";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webRegisterResultList } from "@time-event/contract/results";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const slug = "doi-inthanon-trail-2026";
let given: GivenApp;
let eventId: number;
let ann: string;
let ben: string;
let cat: string;
let now = gunAt + 90 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const bibs = ["1", "2", "3"];
  const passings = bibs.flatMap((bib, place) => [
    givenPassing(bib, "START", 0),
    givenPassing(bib, "CP1", 25 + place),
    givenPassing(bib, "FIN", 50 + 2 * place),
  ]);
  const entries = bibs.map((bib) => givenEntry(bib, { firstName: `คนที่${bib}` }));
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries, passings });
  ann = await givenSignedIn(given, "ann", "timing_official", eventId);
  ben = await givenSignedIn(given, "ben", "timing_official", eventId);
  cat = await givenSignedIn(given, "cat", "timing_official", eventId);
});
afterAll(() => given.stop());

const effect = { kind: "time" as const, timeMs: 3 * minute };
const propose = async (changes: object = {}, by = ann) =>
  post(given.url, docketPropose, { eventId, bib: "๑", rule: "", effect, reason: "ทิ้งขยะ", ...changes }, bearing(by));
const order = async () => {
  const { reply } = await get(given.url, webRegisterResultList, undefined, { event: slug, category: "10K" });
  return reply!.data.map(({ bib }) => bib);
};
const inForce = async () => (await get(given.url, webPenaltyList, undefined, { event: slug })).reply!.data;

async function step(by: string, one: { id: number; revision: number }, what: string) {
  const body = { eventId, id: one.id, revision: one.revision, note: "เห็นเอง", appealMinutes: 15 };
  return what === "appeal"
    ? post(given.url, docketAppeal, body, bearing(by))
    : post(given.url, docketDecide, { ...body, step: what as "decide" }, bearing(by));
}

it("takes a penalty from the proposal to the end of its appeal, and the ranking with it", async () => {
  const tried = await get(given.url, docketTry, ann, { eventId, bib: "1", timeMs: 3 * minute });
  expect(tried.reply?.data).toMatchObject({ timeBeforeMs: 50 * minute, timeAfterMs: 53 * minute, moved: 2 });
  expect(tried.reply!.data.rows.map(({ bib, before, after }) => [bib, before.overall, after.overall])).toEqual([
    ["1", 1, 2],
    ["2", 2, 1],
  ]);

  const proposed = (await propose()).reply!.data;
  expect(proposed).toMatchObject({ state: "proposed", bib: "1", proposedBy: "ann", isFinal: false });
  expect([await order(), await inForce()]).toEqual([["1", "2", "3"], []]);
  expect((await step(ann, proposed, "decide")).problem).toMatchObject({ reasons: ["own_proposal"] });

  const decided = (await step(ben, proposed, "decide")).reply!.data;
  expect(decided).toMatchObject({
    state: "in_force",
    decidedBy: "ben",
    appealUntil: now + 15 * minute,
    isFinal: false,
  });
  await expect.poll(order).toEqual(["2", "1", "3"]);
  expect(await inForce()).toMatchObject([{ bib: "1", state: "in_force", appealUntil: now + 15 * minute }]);
  // somebody who saw the proposal does not decide it a second time
  expect((await step(cat, proposed, "refuse")).problem).toMatchObject({ code: "edit_conflict" });

  const appealed = (await step(ann, decided, "appeal")).reply!.data;
  expect((await step(ben, appealed, "lift")).problem).toMatchObject({ reasons: ["own_decision"] });
  expect(await inForce()).toMatchObject([{ state: "appealed" }]);
  const without = await get(given.url, docketTry, cat, { eventId, bib: "1", without: appealed.id });
  expect(without.reply!.data.rows[0]).toMatchObject({ bib: "1", before: { overall: 2 }, after: { overall: 1 } });
  const lifted = (await step(cat, appealed, "lift")).reply!.data;
  expect(lifted.steps.map((one) => [one.step, one.by])).toEqual([
    ["propose", "ann"],
    ["decide", "ben"],
    ["appeal", "ann"],
    ["lift", "cat"],
  ]);
  await expect.poll(order).toEqual(["1", "2", "3"]);
  expect(await inForce()).toEqual([]);
  expect((await step(cat, lifted, "revoke")).problem).toMatchObject({ reasons: ["no_such_step"] });
});

it("takes no appeal after its time, and lets a served penalty cost nothing more", async () => {
  const decided = (await step(ben, (await propose()).reply!.data, "decide")).reply!.data;
  now += 2 * minute;
  const served = (await step(ben, decided, "serve")).reply!.data;
  expect(served.state).toBe("served");
  await expect.poll(order).toEqual(["1", "2", "3"]);

  const late = (await step(cat, (await propose({ bib: "3" }, ben)).reply!.data, "decide")).reply!.data;
  await given.db
    .updateTable("penalties")
    .set({ appealUntil: new Date(now - 1).toISOString() as never })
    .execute();
  expect((await step(ann, late, "appeal")).problem).toMatchObject({ reasons: ["appeal_over"] });
});

it("refuses what cannot be, and shows a stranger nothing", async () => {
  const problems = async (changes: object) => (await propose(changes)).problem;
  expect(await problems({ bib: "77" })).toMatchObject({ errors: [{ path: "bib", code: "unknown" }] });
  expect(await problems({ rule: "no-such" })).toMatchObject({ errors: [{ path: "rule", code: "unknown" }] });
  const laps = { kind: "laps", laps: 1 };
  expect(await problems({ effect: laps })).toMatchObject({ errors: [{ code: "laps_without_lap_line" }] });
  expect((await propose({ reason: "  " })).status).toBe(400);
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "another" }), { entries: [] });
  const stranger = await givenSignedIn(given, "other", "timing_official", other);
  expect((await get(given.url, docketList, stranger, { eventId })).status).toBe(404);
  expect((await get(given.url, docketList, undefined, { eventId })).status).toBe(401);
  const [mine] = (await get(given.url, docketList, ann, { eventId })).reply!.data;
  const body = { eventId: other, id: mine!.id, revision: mine!.revision, note: "", step: "revoke" as const };
  expect((await post(given.url, docketDecide, body, bearing(stranger))).status).toBe(404);
});
