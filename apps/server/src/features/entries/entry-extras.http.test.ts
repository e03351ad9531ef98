import { callPath } from "@time-event/contract/call";
import { addOnList } from "@time-event/contract/add-ons";
import { entryBulk, entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryExport, entryHistory } from "@time-event/contract/entries";
import { entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import { entryImport, entryImportPreview } from "@time-event/contract/entry-import";
import { questionDelete } from "@time-event/contract/questions";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { toJson } from "../../db/column-types.ts";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenShirt, wrongCounters } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { type GivenDesk, givenDesk, saveChanged } from "./testing/given-desk.ts";

// Answers and add-ons of somebody who is of no order.

let all: GivenDesk;
let shirt: number;
let meal: number;
let head: string;

beforeEach(async () => {
  await all?.given.stop();
  all = await givenDesk();
  const { db } = all.given;
  await db.updateTable("categories").set({ capacity: null }).execute();
  shirt = await givenShirt(db, all.eventId, { stock: { S: 2 }, most: 2 });
  const options = [
    { code: "veg", name: { th: "มังสวิรัติ", en: "Vegetarian" } },
    { code: "all", name: { th: "ทุกอย่าง", en: "Everything" } },
  ];
  const asked = {
    eventId: all.eventId,
    position: 1,
    kind: "choice",
    labelTh: "อาหาร",
    labelEn: "Meal",
    required: true,
  };
  const row = { ...asked, kind: "choice" as const, options: toJson(options) };
  meal = (await db.insertInto("questions").values(row).returning("id").executeTakeFirstOrThrow()).id;
  head = await givenSignedIn(all.given, "head", "event_manager", all.eventId);
});
afterAll(() => all.given.stop());

const csv = (...lines: readonly string[]) => Buffer.from(lines.join("\n"), "utf8");
const named = () => ({ eventId: all.eventId, fileName: "x.csv" });
const preview = (file: Uint8Array, bearer = all.desk) =>
  upload(all.given.url, entryImportPreview, file, bearer, named());
const run = (file: Uint8Array, expectNew: number, expectChanged: number) =>
  upload(all.given.url, entryImport, file, all.desk, { ...named(), take: "all", expectNew, expectChanged });
const fates = async (file: Uint8Array) =>
  (await preview(file)).reply!.data.lines.map(({ line, fate, problems, changes }) =>
    [line, fate, ...problems.map(({ column, code }) => `${column}:${code}`), ...changes].join(" "),
  );
const extrasOf = async (bib: string, bearer = all.desk) =>
  (await get(all.given.url, entryExtrasGet, bearer, { eventId: all.eventId, id: await all.idOf(bib) })).reply!.data;
const save = async (bib: string, body: object, bearer = all.desk) =>
  post(
    all.given.url,
    entryExtrasSave,
    { eventId: all.eventId, id: await all.idOf(bib), answers: {}, ...body },
    bearing(bearer),
  );
const sold = async () => {
  const { reply } = await get(all.given.url, addOnList, head, { eventId: all.eventId });
  return Object.fromEntries(reply!.meta.sold.map(({ option, taken }) => [option, taken]));
};
const header = "bib,ชื่อ-นามสกุล,เพศ,ระยะ,อาหาร,Shirt size,Add-on: Shirt";
const wearing = (option: string, quantity = 1) => [{ addOn: shirt, option, quantity }];

describe("the import", () => {
  it("takes questions and add-ons by their names, names what is wrong, and is harmless twice", async () => {
    const file = csv(
      header,
      "501,ก หนึ่ง,ชาย,10K,Vegetarian,L,S",
      "502,ข สอง,หญิง,10K,ทุกอย่าง,,0",
      "503,ค สาม,ชาย,10K,พิซซ่า,,S",
      "504,ง สี่,ชาย,10K,,,XXL",
      "505,จ ห้า,ชาย,10K,veg,,M × 3",
      "506,ฉ หก,ชาย,10K,veg,,S × 2",
    );
    const { reply } = await preview(file);
    expect(reply!.data.mapping).toEqual([
      "bib",
      "fullName",
      "gender",
      "category",
      `question-${meal}`,
      "shirtSize",
      `addOn-${shirt}`,
    ]);
    expect(reply!.data.extras[0]).toMatchObject({
      column: `question-${meal}`,
      options: [{ th: "มังสวิรัติ" }, { en: "Everything" }],
    });
    expect(await fates(file)).toEqual([
      "2 new",
      "3 new",
      `4 problem question-${meal}:unknown`,
      `5 problem addOn-${shirt}:unknown`,
      `6 problem addOn-${shirt}:too_many`,
      `7 problem addOn-${shirt}:sold_out`,
    ]);
    expect(await sold()).toMatchObject({ "": 0, S: 0 });

    const good = csv(header, "501,ก หนึ่ง,ชาย,10K,Vegetarian,L,S", "502,ข สอง,หญิง,10K,ทุกอย่าง,,0");
    await run(good, 2, 0);
    expect(await extrasOf("501")).toMatchObject({ order: null, answers: { [meal]: "veg" }, addOns: wearing("S") });
    expect(await sold()).toMatchObject({ "": 1, S: 1 });
    expect(await fates(good)).toEqual(["2 same", "3 same"]);
    expect(await fates(csv(header, "501,,,,all,,S × 2"))).toEqual([`2 changed question-${meal} addOn-${shirt}`]);
    expect(await wrongCounters(all.given.db)).toEqual([]);
  });

  it("gives back what it took when it is undone, and takes nothing for whom it does not enter", async () => {
    const { reply } = await run(csv(header, "501,ก หนึ่ง,ชาย,10K,veg,,S", "2,,,,all,,S"), 1, 1);
    expect(await sold()).toMatchObject({ "": 2, S: 2 });
    await post(all.given.url, entryBulkUndo, { eventId: all.eventId, undo: reply!.data.undo! }, bearing(all.desk));
    expect(await extrasOf("2")).toMatchObject({ answers: {}, addOns: [] });
    expect(await sold()).toMatchObject({ "": 0, S: 0 });
    expect(await wrongCounters(all.given.db)).toEqual([]);
  });

  it("reads answers only from who may see personal data", async () => {
    const { db } = all.given;
    await db
      .deleteFrom("rolePermissions")
      .where("roleCode", "=", "registration_desk")
      .where("permissionCode", "=", "personal_data_view")
      .execute();
    const role = await givenSignedIn(all.given, "clerk", "registration_desk", all.eventId);
    expect((await preview(csv("bib,Shirt", "2,S"), role)).status).toBe(200);
    expect((await preview(csv("bib,Meal", "2,veg"), role)).problem?.reasons).toEqual(["personal_data_not_permitted"]);
  });
});

describe("the desk", () => {
  it("saves answers and add-ons of an entry, within the stock, and writes no answer into the log", async () => {
    const wrong = await save("2", { answers: { [meal]: "pizza" }, addOns: wearing("L") });
    expect(wrong.problem?.errors).toEqual([
      { path: `answers.${meal}`, code: "unknown" },
      { path: `addOns.${shirt}`, code: "unknown" },
    ]);
    const saved = await save("2", { answers: { [meal]: "veg" }, addOns: wearing("S", 2) });
    expect(saved.reply!.data).toMatchObject({ answers: { [meal]: "veg" }, addOns: wearing("S", 2) });
    expect((await save("3", { addOns: wearing("S") })).problem?.errors).toEqual([
      { path: `addOns.${shirt}`, code: "sold_out" },
    ]);
    expect(await extrasOf("2", all.viewer)).toMatchObject({
      answers: { [meal]: "•••" },
      isMasked: true,
      addOns: wearing("S", 2),
    });
    expect((await save("2", { addOns: [] }, all.viewer)).status).toBe(404);
    const log = await all.given.db
      .selectFrom("auditEntries")
      .select("entry")
      .where("action", "=", "entry-extras-save")
      .execute();
    expect(String(log[0]!.entry)).not.toContain("veg");
    const { reply } = await get(all.given.url, entryHistory, all.viewer, {
      eventId: all.eventId,
      id: await all.idOf("2"),
    });
    expect(reply!.data[0]!.after).toEqual({
      [`question-${meal}`]: "•••",
      [`addOn-${shirt}`]: { th: "S × 2", en: "S × 2" },
    });
    expect(reply!.meta.names[`addOn-${shirt}`]).toEqual({ th: "เสื้อ", en: "Shirt" });
    const id = { eventId: all.eventId, id: meal, revision: 1 };
    expect((await post(all.given.url, questionDelete, id, bearing(head))).problem?.reasons).toEqual(["in_use"]);
  });

  it("gives the add-ons of who withdraws to others, and lets nobody back who has none left", async () => {
    await save("2", { addOns: wearing("S", 2) });
    const bulk = async (bib: string, change: object) =>
      (
        await post(
          all.given.url,
          entryBulk,
          { eventId: all.eventId, selection: { ids: [await all.idOf(bib)] }, change } as never,
          bearing(all.desk),
        )
      ).reply!.data;
    await bulk("2", { kind: "withdraw", reason: "ill" });
    expect(await sold()).toMatchObject({ "": 0, S: 0 });
    await save("3", { addOns: wearing("S") });
    expect((await bulk("2", { kind: "restore" })).refused[0]!.reasons).toEqual([{ path: "", code: "sold_out" }]);
    await bulk("3", { kind: "delete" });
    expect((await bulk("2", { kind: "restore" })).changed).toBe(1);
    expect(await wrongCounters(all.given.db)).toEqual([]);
  });
});

describe("another category", () => {
  const bulk = async (bib: string, category: string) => {
    const selection = { ids: [await all.idOf(bib)] };
    const change = { kind: "category" as const, category };
    return (await post(all.given.url, entryBulk, { eventId: all.eventId, selection, change }, bearing(all.desk))).reply!
      .data;
  };
  /** Of what is asked and sold, only this is so outside of the category 10K. */
  async function only(elsewhere: "add-ons" | "answers"): Promise<void> {
    const { db } = all.given;
    const row = db.selectFrom("categories").select("id").where("eventId", "=", all.eventId).where("code", "=", "10K");
    const categoryIds = [(await row.executeTakeFirstOrThrow()).id];
    await db
      .updateTable("addOns")
      .set({ categoryIds: elsewhere === "add-ons" ? null : categoryIds })
      .execute();
    await db
      .updateTable("questions")
      .set({ categoryIds: elsewhere === "answers" ? null : categoryIds })
      .execute();
  }

  it.each([
    ["answers", "has_add_ons"],
    ["add-ons", "has_answers"],
  ] as const)("where only %s are for everybody is refused: %s, alone, with many and by a file", async (kept, word) => {
    await save("10", { answers: { [meal]: "veg" }, addOns: wearing("S") });
    await only(kept);
    expect((await bulk("10", "10KW")).refused[0]!.reasons).toEqual([{ path: "", code: word }]);
    const moved = await saveChanged(all, all.desk, "10", { category: "10KW" });
    expect(moved.problem?.errors).toEqual([{ path: "category", code: word }]);
    expect(await fates(csv("bib,ระยะ", "10,10KW"))).toEqual([`2 problem category:${word}`]);
    // what it has fits where it is, and goes along where it fits
    expect((await saveChanged(all, all.desk, "10", { club: "ทีมเสือ" })).status).toBe(200);
    await save("10", kept === "answers" ? { addOns: [] } : { answers: { [meal]: "" } });
    expect((await bulk("10", "10KW")).changed).toBe(1);
    expect(await extrasOf("10")).toMatchObject(
      kept === "answers" ? { answers: { [meal]: "veg" } } : { addOns: wearing("S") },
    );
    expect(await wrongCounters(all.given.db)).toEqual([]);
  });
});

it.each(["csv", "xlsx"] as const)(
  "exports them to a %s that the import reads back without a change",
  async (format) => {
    await save("2", { answers: { [meal]: "veg" }, addOns: wearing("S", 2) });
    for (const language of ["th", "en"] as const) {
      const query = { eventId: all.eventId, format, language, personal: "yes" as const };
      const response = await fetch(`${all.given.url}/api/event/${callPath(entryExport, query)}`, {
        headers: bearing(all.desk),
      });
      const file = Buffer.from(await response.arrayBuffer());
      const params = { eventId: all.eventId, fileName: `x.${format}` };
      const { reply } = await upload(all.given.url, entryImportPreview, file, all.desk, params);
      expect(reply!.data.mapping.slice(-2)).toEqual([`question-${meal}`, `addOn-${shirt}`]);
      expect(reply!.data.counts).toEqual({ new: 0, changed: 0, same: 5, problem: 0 });
    }
  },
);
