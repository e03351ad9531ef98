import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  categoryDelete,
  type CategoryForm,
  categoryGet,
  categoryList,
  categoryOrder,
  categorySave,
} from "@time-event/contract/categories";
import { eventReadinessGet } from "@time-event/contract/event-state";
import { webEventGet } from "@time-event/contract/events";
import { toTimestamp } from "../../db/column-types.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenOrder } from "../orders/testing/given-order.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let manager: string;
let viewer: string;
let manyManagers = 0;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ state: "open" }), {
    entries: [givenEntry("1"), givenEntry("2"), givenEntry("3")],
  });
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
});
afterAll(() => given.stop());

const save = (form: Partial<CategoryForm>, { id = null as number | null, revision = 0, bearer = manager } = {}) =>
  post(given.url, categorySave, { ...givenCategoryForm(form), eventId, id, revision }, bearing(bearer));
const list = async () => (await get(given.url, categoryList, manager, { eventId })).reply!;
const only = async () => (await list()).data.find(({ code }) => code === "10K")!;

describe("category-list and category-get", () => {
  it("show a whole category, with its number of entries, the price now and its length", async () => {
    const { data, meta } = await list();
    expect(data[0]).toMatchObject({ code: "10K", entered: 3, priceNowSatang: 80_000, distanceM: 10_000, revision: 1 });
    expect(meta).toMatchObject({ timeZone: "Asia/Bangkok", startsOn: "2026-11-15" });
    expect(meta.checkpoints.map(({ code }) => code)).toEqual(["START", "CP1", "FIN"]);
    const one = await get(given.url, categoryGet, viewer, { eventId, id: data[0]!.id });
    expect(one.reply?.data).toEqual(data[0]);
  });

  it("find no category of another event, and answer a bad form with 400", async () => {
    expect((await get(given.url, categoryGet, manager, { eventId, id: 999 })).problem?.code).toBe("category_not_found");
    expect((await get(given.url, categoryList, manager, { eventId: "x" })).status).toBe(400);
  });
});

describe("category-save", () => {
  it("adds a category after the others, and the public page offers it", async () => {
    const saved = await save({ code: "5K", name: { th: "5 กม.", en: "5K" }, gunAt: gunAt + 1_800_000 });
    expect(saved.reply?.data).toMatchObject({ revision: 1, judged: 0 });
    const page = await callWebApi(given.url, webEventGet, { event: "doi-inthanon-trail-2026" });
    expect(page.data.categories.map(({ code }) => code)).toEqual(["10K", "5K"]);
  });

  it("changes a category, and the price depends on the places sold", async () => {
    const { id, revision } = await only();
    const tier = (priceSatang: number, untilSold: number | null) => ({
      name: { th: "ราคา", en: "Price" },
      endsAt: null,
      priceSatang,
      untilSold,
    });
    await save({ feeTiers: [tier(50_000, 3), tier(60_000, null)], bibFrom: 1, bibTo: 99 }, { id, revision });
    const changed = await only();
    expect(changed).toMatchObject({ revision: revision + 1, changedBy: "manager", priceNowSatang: 60_000, bibTo: 99 });
    const page = await callWebApi(given.url, webEventGet, { event: "doi-inthanon-trail-2026" });
    expect(page.data.categories[0]).toMatchObject({ priceNowSatang: 60_000 });
  });

  it("passes a checkpoint at a distance of its own, so that one arch ends several distances", async () => {
    const saved = await save({ code: "6K", distancesM: [null, 3_000, 6_000] });
    const stored = (await list()).data.find(({ code }) => code === "6K");
    expect(stored).toMatchObject({ distanceM: 6_000, distancesM: [null, 3_000, 6_000] });
    const page = await callWebApi(given.url, webEventGet, { event: "doi-inthanon-trail-2026" });
    const shown = page.data.categories.map(({ code, distanceM }) => [code, distanceM]);
    expect(shown).toContainEqual(["6K", 6_000]);
    expect(shown).toContainEqual(["10K", 10_000]);
    const { id, revision } = saved.reply!.data;
    const back = await save({ code: "6K", distancesM: [null, 7_000, 6_000] }, { id, revision });
    expect(back.problem?.errors).toMatchObject([{ path: "course.2", code: "course_backwards" }]);
    await post(given.url, categoryDelete, { eventId, id, revision }, bearing(manager));
  });

  it("says at the fields everything that is wrong", async () => {
    const refused = await save({
      code: "5K",
      name: { th: "ซ้ำ", en: "Again" },
      ageGroups: [
        { code: "A", from: 18, to: 40 },
        { code: "B", from: 40, to: null },
      ],
      bibFrom: 50,
      bibTo: 60,
      course: ["CP1", "FIN"],
    });
    expect([refused.status, refused.problem?.code]).toEqual([409, "refused"]);
    expect(refused.problem?.errors).toEqual([
      { path: "code", code: "taken" },
      { path: "ageGroups.1.from", code: "age_groups_overlap" },
      { path: "bibFrom", code: "bib_range_overlaps" },
      { path: "course", code: "course_without_start" },
    ]);
  });

  it("stores a draft's category without a course, which publishing then asks for", async () => {
    await given.db.updateTable("events").set({ state: "draft" }).where("id", "=", eventId).execute();
    const saved = await save({ code: "LATER", name: { th: "ภายหลัง", en: "Later" }, course: [] });
    expect(saved.status).toBe(200);
    const readiness = await get(given.url, eventReadinessGet, manager, { eventId });
    expect(JSON.stringify(readiness.reply)).toContain(
      JSON.stringify({ code: "category_without_finish", tab: "categories", subject: "LATER" }),
    );
    await post(given.url, categoryDelete, { eventId, ...saved.reply!.data }, bearing(manager));
    await given.db.updateTable("events").set({ state: "open" }).where("id", "=", eventId).execute();
    expect((await save({ code: "LATER", course: [] })).problem?.errors).toEqual([
      { path: "course", code: "course_empty" },
    ]);
  });

  it("answers input that is no category with 400", async () => {
    const { status, problem } = await save({ name: { th: "", en: "5K" }, gunAt: Date.parse("2569-11-15T06:00:00Z") });
    expect(status).toBe(400);
    expect(problem?.errors?.map(({ path }) => path)).toEqual(["name.th", "gunAt"]);
  });

  it("gives a range of bibs to only one of several categories saved at the same moment", async () => {
    const codes = ["A", "B", "C", "D", "E"];
    const answers = await Promise.all(codes.map((code) => save({ code, bibFrom: 5_000, bibTo: 5_999 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const [{ id, revision } = { id: 0, revision: 0 }] = (await list()).data.filter(({ code }) => codes.includes(code));
    await post(given.url, categoryDelete, { eventId, id, revision }, bearing(manager));
  });

  it("stays for single players, teams or relays once somebody has ordered in it", async () => {
    const { id, revision } = await only();
    const team = { entryKind: "team", teamSmallest: 2, teamLargest: 4 } as const;
    const orderId = Number(await givenOrder(given.db, eventId));
    const entry = { orderId, categoryId: id, places: 1, soldBefore: 0 };
    await given.db.insertInto("orderEntries").values(entry).execute();
    const refused = await save(team, { id, revision });
    expect(refused.problem?.errors).toEqual([{ path: "entryKind", code: "in_use" }]);
    await given.db.deleteFrom("orders").where("id", "=", orderId).execute();
    expect((await save({}, { id, revision })).status).toBe(200);
  });

  it("refuses a capacity below the number of entries, every time", async () => {
    const { id, revision } = await only();
    const refused = await save({ capacity: 2 }, { id, revision });
    expect([refused.status, refused.problem?.reasons]).toEqual([409, ["capacity_below_entered"]]);
    expect((await save({ capacity: 3 }, { id, revision })).status).toBe(200);
  });

  it("reports somebody else's save, and overwrites nothing", async () => {
    const { id, revision } = await only();
    const other = await givenSignedIn(given, `other-${manyManagers++}`, "event_manager", eventId);
    await save({ capacity: 200 }, { id, revision, bearer: other });
    const conflict = await save({ capacity: 300 }, { id, revision });
    expect([conflict.status, conflict.problem?.code, conflict.problem?.changedBy]).toEqual([
      409,
      "edit_conflict",
      "other-0",
    ]);
    expect((await only()).capacity).toBe(200);
  });

  it("refuses users who may only look", async () => {
    const { id, revision } = await only();
    expect((await save({ capacity: 400 }, { id, revision, bearer: viewer })).problem?.code).toBe("not_permitted");
  });

  it("writes the changed fields into the audit log", async () => {
    const [entry] = await given.db
      .selectFrom("auditEntries")
      .select("entry")
      .where("action", "=", "category-save")
      .orderBy("seq", "desc")
      .limit(1)
      .execute();
    expect(JSON.parse(entry!.entry)).toMatchObject({ before: { capacity: 3 }, after: { capacity: 200 }, eventId });
  });
});

describe("category-order", () => {
  it("puts categories in order, here and on the public page", async () => {
    const ids = (await list()).data.map(({ id }) => id).toReversed();
    expect((await post(given.url, categoryOrder, { eventId, ids }, bearing(manager))).status).toBe(200);
    expect((await list()).data.map(({ id }) => id)).toEqual(ids);
    const page = await callWebApi(given.url, webEventGet, { event: "doi-inthanon-trail-2026" });
    expect(page.data.categories.map(({ code }) => code)).toEqual(["5K", "10K"]);
  });

  it("refuses an order of other things, and input that is no order", async () => {
    const { id } = await only();
    for (const ids of [[id], [id, id], [id, 999]]) {
      const { problem } = await post(given.url, categoryOrder, { eventId, ids }, bearing(manager));
      expect(problem?.reasons).toEqual(["list_changed"]);
    }
    const bad = await post(given.url, categoryOrder, { eventId, ids: ["a"] as never }, bearing(manager));
    expect(bad.status).toBe(400);
  });
});

describe("category-delete", () => {
  const remove = (id: number, revision: number) =>
    post(given.url, categoryDelete, { eventId, id, revision }, bearing(manager));

  it("does not remove a category with entries", async () => {
    const { id, revision } = await only();
    expect((await remove(id, revision)).problem?.reasons).toEqual(["in_use"]);
  });

  it("removes a category whose wave is still named by an entry that went to another one", async () => {
    const left = (await save({ code: "OLD" })).reply!.data;
    const wave = { eventId, categoryId: left.id, nameTh: "ก", nameEn: "A", startsAt: toTimestamp(gunAt) };
    const waves = given.db.insertInto("waves").values(wave).returning("id");
    const { id: waveId } = await waves.executeTakeFirstOrThrow();
    const orderId = Number(await givenOrder(given.db, eventId));
    const entry = { orderId, categoryId: (await only()).id, waveId, places: 1, soldBefore: 0 };
    await given.db.insertInto("orderEntries").values(entry).execute();
    expect((await remove(left.id, left.revision)).status).toBe(200);
    const entries = given.db.selectFrom("orderEntries").select("waveId").where("orderId", "=", orderId);
    expect(await entries.execute()).toEqual([{ waveId: null }]);
    await given.db.deleteFrom("orders").where("id", "=", orderId).execute();
  });

  it("removes a category without entries", async () => {
    const { id, revision } = (await list()).data.find(({ code }) => code === "5K")!;
    expect((await remove(id, revision + 1)).problem?.code).toBe("edit_conflict");
    expect((await remove(id, revision)).status).toBe(200);
    expect((await remove(id, revision)).problem?.code).toBe("not_found");
    expect((await list()).data.map(({ code }) => code)).toEqual(["10K"]);
  });

  it("answers a bad form with 400", async () => {
    expect((await remove(0, 1)).status).toBe(400);
  });
});
