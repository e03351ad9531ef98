import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { publicationRestore } from "@time-event/contract/publications";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPublishing } from "./testing/given-publishing.ts";

let now = gunAt + 90 * 60_000;
let given: GivenApp;
let chief: string;
let count = 0;
let lists: ReturnType<typeof givenPublishing>;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  chief = await givenSignedIn(given, "chief");
});
afterAll(() => given.stop());
beforeEach(async () => {
  const race = givenRaceDefinition({ slug: `once-${++count}` });
  const passings = [givenPassing("1", "START", 0), givenPassing("1", "FIN", 50)];
  const eventId = await givenRace(given.db, race, { entries: [givenEntry("1"), givenEntry("2")], passings });
  lists = givenPublishing(given, eventId, chief);
});

const numbers = async () => (await lists.category()).publications.map(({ number }) => number);
const audited = async () => {
  const { eventId } = lists.of;
  const rows = given.db.selectFrom("auditEntries").select("action").where("eventId", "=", eventId);
  return (await rows.where("action", "like", "publication-%").execute()).length;
};

it("publishes one list of a form, however often it comes at the same moment", async () => {
  const { seen } = (await lists.compare()).meta;
  const form = { formId: "the-form-of-a-double-press", seen };
  const answers = await Promise.all(Array.from({ length: 8 }, () => lists.publish(form)));
  const [first, ...others] = answers.map(({ status, reply }) => ({ status, data: reply?.data }));
  expect(first).toMatchObject({ status: 200, data: { number: 1, state: "provisional" } });
  for (const other of others) expect(other).toEqual(first);
  expect(await numbers()).toEqual([1]);
  expect(await audited()).toBe(1);
});

it("publishes one list of each form, each after the one before", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => lists.publish()));
  const made = answers.map(({ reply }) => reply!.data).sort((one, other) => one.number - other.number);
  expect(made.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(made.map(({ previousHash }) => previousHash)).toEqual(["", ...made.slice(0, -1).map(({ hash }) => hash)]);
});

it("answers a form that comes again after its reply was lost, whatever has happened since", async () => {
  const { seen } = (await lists.compare()).meta;
  const form = { formId: "the-form-whose-reply-was-lost", seen, protestMinutes: 0 };
  const first = await lists.publish(form);
  await lists.publish({ state: "official", protestMinutes: 0 });
  now += 60_000;
  // a new one would need a reason now
  const again = await lists.publish(form);
  expect(again).toMatchObject({ status: 200, reply: first.reply });
  expect(await numbers()).toEqual([2, 1]);
  const other = await lists.publish({ ...form, state: "official" });
  expect(other).toMatchObject({ status: 409, problem: { reasons: ["fixed"] } });
});

it("puts a list back once, although it is in force by then", async () => {
  await lists.publish({ protestMinutes: 0 });
  await lists.publish({ protestMinutes: 0 });
  const restore = (number: number, reason = "แก้ผิดคน") =>
    post(given.url, publicationRestore, { ...lists.of, number, reason, formId: "form-of-restore" }, bearing(chief));
  const answers = await Promise.all([restore(1), restore(1), restore(1)]);
  for (const { reply } of answers) expect(reply!.data).toMatchObject({ number: 3, restores: 1 });
  expect(await numbers()).toEqual([3, 2, 1]);
  expect((await restore(2)).problem!.reasons).toEqual(["fixed"]);
  expect((await restore(1, "another")).problem!.reasons).toEqual(["fixed"]);
});
