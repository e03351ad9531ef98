import { afterAll, beforeAll, expect, it } from "vitest";
import { addOnList, addOnSave } from "@time-event/contract/add-ons";
import { categoryList } from "@time-event/contract/categories";
import { checkpointList } from "@time-event/contract/checkpoints";
import { questionList, questionSave } from "@time-event/contract/questions";
import { scheduleList } from "@time-event/contract/schedule";
import { sql } from "kysely";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { copySetUp } from "./copy-set-up.service.ts";

const year = 365;
const later = year * 86_400_000;
let given: GivenApp;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());

/** What staff see of an event's set-up, without ids, versions and numbers of entries. */
async function setUpOf(eventId: number) {
  const of = { eventId };
  const [categories, checkpoints, addOns, questions, schedule] = [
    (await get(given.url, categoryList, admin, of)).reply!.data,
    (await get(given.url, checkpointList, admin, of)).reply!.data,
    (await get(given.url, addOnList, admin, of)).reply!.data,
    (await get(given.url, questionList, admin, of)).reply!.data,
    (await get(given.url, scheduleList, admin, of)).reply!.data,
  ];
  const codeOf = new Map(categories.map(({ id, code }) => [id, code]));
  const byCode = <Row extends { categoryIds: number[] | null }>({ categoryIds, ...row }: Row) => ({
    ...row,
    categories: categoryIds?.map((id) => codeOf.get(id)),
  });
  const own = ["id", "revision", "changedAt", "entered", "passings"];
  return [categories, checkpoints, addOns.map(byCode), questions.map(byCode), schedule].map((rows) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !own.includes(key)))),
  );
}

it("sets another event up in the same way, a year later at the same times of day", async () => {
  const race = givenRaceDefinition({ state: "finished" });
  const from = await givenRace(given.db, race, { entries: [givenEntry("1")] });
  const [{ id } = { id: 0 }] = (await get(given.url, categoryList, admin, { eventId: from })).reply!.data;
  const none = { th: "", en: "" };
  const name = { th: "เสื้อ", en: "Shirt" };
  const shirt = {
    name,
    description: none,
    priceSatang: 0,
    per: "entry",
    stock: 9,
    pictureId: null,
    needsShipping: true,
  } as const;
  const rule = { required: true, categoryIds: [id], most: 2 };
  await post(
    given.url,
    addOnSave,
    { ...shirt, ...rule, options: [{ code: "S", name, stock: 3 }], eventId: from, id: null, revision: 0 },
    bearing(admin),
  );
  const question = {
    kind: "text",
    label: name,
    help: none,
    options: [],
    required: false,
    categoryIds: [id],
    askedIf: null,
  } as const;
  await post(
    given.url,
    questionSave,
    { ...question, options: [], categoryIds: [id], eventId: from, id: null, revision: 0 },
    bearing(admin),
  );

  const empty = givenRaceDefinition({ slug: "next-year", state: "draft" });
  const to = await givenRace(
    given.db,
    { ...empty, event: { ...empty.event, schedule: [] }, checkpoints: [], categories: [] },
    { entries: [] },
  );
  await sql`update checkpoints set cutoff_at = to_timestamp(${gunAt / 1000 + 3600}) where event_id = ${from}`.execute(
    given.db,
  );
  await given.db
    .transaction()
    .execute((tx) => copySetUp(tx, { fromEventId: from, toEventId: to, shiftDays: year, username: "admin" }));

  const moved = JSON.stringify(await setUpOf(from)).replace(
    /("\w+At":)(\d+)/g,
    (_, key: string, at: string) => `${key}${Number(at) + later}`,
  );
  expect(await setUpOf(to)).toEqual(JSON.parse(moved));
  expect((await get(given.url, categoryList, admin, { eventId: to })).reply!.data[0]).toMatchObject({
    entered: 0,
    gunAt: gunAt + later,
  });
});
