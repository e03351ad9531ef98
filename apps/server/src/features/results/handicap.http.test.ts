import { type CategoryForm, categoryList, categorySave } from "@time-event/contract/categories";
import { webEventGet } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { webRegisterResultList } from "@time-event/contract/results";
import { officialMsIn } from "@time-event/domain/results/ranking-clocks";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { recomputeEvent } from "./results.service.ts";

const minute = 60_000;
const pursuit: CategoryForm["handicap"] = { by: "start", allowances: [] };
const anybody = { gender: "any", youngestAge: null, oldestAge: null } as const;
let given: GivenApp;
let manager: string;
let slug = "";
let eventId: number;
let races = 0;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 100 * minute });
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());

/** Bib 1 starts first, 2 five minutes later and is the quickest, 3 is a man of 66 who starts last and is the first across the line. */
beforeEach(async () => {
  slug = `handicap-${++races}`;
  const starts = (minutes: number) => ({ startsAt: gunAt + minutes * minute });
  eventId = await givenRace(given.db, givenRaceDefinition({ slug, category: { handicap: pursuit } }), {
    entries: [
      givenEntry("1", starts(0)),
      givenEntry("2", starts(5)),
      givenEntry("3", { ...starts(8), gender: "M", birthDate: "1960-01-01" }),
    ],
  });
});

const crossed = [
  ["1", "CP1", 25],
  ["2", "CP1", 28],
  ["3", "CP1", 31],
  ["3", "FIN", 51],
  ["1", "FIN", 52],
  ["2", "FIN", 53],
] as const;
const record = (reads: typeof crossed | readonly (typeof crossed)[number][]) =>
  recordPassings(
    given.db,
    eventId,
    reads.map(([bib, checkpoint, minutes]) => ({ bib, checkpoint, at: gunAt + minutes * minute })),
  );
const listed = async () =>
  (await callWebApi(given.url, webRegisterResultList, { event: slug, category: "10K" })).data.map(
    ({ bib, overallRank, timeMs, gunMs }) =>
      [bib, overallRank, timeMs === null ? null : timeMs / minute, gunMs === null ? null : gunMs / minute].join(" "),
  );
const stored = () =>
  given.db
    .selectFrom("results")
    .select(["entryId", "status", "timeMs", "gunMs", "splitMs", "rankKey"])
    .where("eventId", "=", eventId)
    .orderBy("entryId")
    .execute();

async function change(form: Partial<CategoryForm>) {
  const [row] = (await get(given.url, categoryList, manager, { eventId })).reply!.data;
  return post(given.url, categorySave, { ...row!, eventId, id: row!.id, ...form }, bearing(manager));
}

it("lists a pursuit in the order of the line, read by read as at once", async () => {
  for (const one of crossed) {
    await record([one]);
    const before = await stored();
    await given.db.transaction().execute((tx) => recomputeEvent(tx, eventId));
    expect(await stored()).toEqual(before);
  }
  await expect.poll(listed).toEqual(["3 1 51 43", "1 2 52 52", "2 3 53 48"]);
});

it("explains what the start adds, and gives no places at points along the way", async () => {
  await record(crossed);
  const { why, splitRanks, result } = (await callWebApi(given.url, webPlayerGet, { event: slug, bib: "2" })).data;
  expect(why).toMatchObject({ handicap: { by: "start", addMs: 5 * minute }, rawMs: 48 * minute });
  expect(result.timeMs).toBe(53 * minute);
  expect(splitRanks).toEqual([null, null, null]);
});

it("follows the category: allowances by gender and age instead, and none at all", async () => {
  await record(crossed);
  const allowances = [
    { ...anybody, youngestAge: 60, allowanceMs: 3 * minute },
    { ...anybody, gender: "F", allowanceMs: minute },
  ] as const;
  await change({ handicap: { by: "allowance", allowances: [...allowances] } });
  await expect.poll(listed).toEqual(["3 1 40 43", "2 2 47 48", "1 3 51 52"]);
  const [category] = (await callWebApi(given.url, webEventGet, { event: slug })).data.categories;
  expect(category!.handicap).toEqual({ by: "allowance", allowances });
  await change({ handicap: null });
  await expect.poll(listed).toEqual(["3 1 43 43", "2 2 48 48", "1 3 52 52"]);
});

it("takes an allowance off both clocks, where the category has two", async () => {
  await record(crossed);
  await recordPassings(given.db, eventId, [{ bib: "3", checkpoint: "START", at: gunAt + 10 * minute }]);
  const allowances = [{ ...anybody, allowanceMs: 3 * minute }];
  await change({ handicap: { by: "allowance", allowances }, rankGenderBy: "chip" });
  await expect.poll(listed).toContain("3 1 40 43");
  const { result, why } = (await callWebApi(given.url, webPlayerGet, { event: slug, bib: "3" })).data;
  expect({ timeMs: result.timeMs, chipMs: result.chipMs, addMs: why.handicap?.addMs }).toEqual({
    timeMs: 40 * minute,
    chipMs: 41 * minute,
    addMs: -3 * minute,
  });
  expect(officialMsIn({ rankBy: "gun", rankGenderBy: "chip" }, "gender", result)).toBe(38 * minute);
});

it("is refused where there is no one time for it, with all reasons", async () => {
  const none = await change({ handicap: { by: "allowance", allowances: [] }, rankAgeGroupsBy: "chip" });
  expect(none.problem?.errors).toEqual([{ path: "handicap.by", code: "handicap_needs_allowance" }]);
  const byChip = await change({ rankAgeGroupsBy: "chip" });
  expect(byChip.problem?.errors).toEqual([{ path: "handicap.by", code: "handicap_by_gun" }]);
  const wrongAges = { ...anybody, youngestAge: 60, oldestAge: 50, allowanceMs: 1 };
  const backwards = await change({ handicap: { by: "allowance", allowances: [wrongAges] } });
  expect(backwards.problem?.errors).toEqual([{ path: "handicap.allowances.0.oldestAge", code: "backwards" }]);
});
