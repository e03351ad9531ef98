import { afterAll, beforeAll, expect, it } from "vitest";
import { addOnDelete, type AddOnForm, addOnList, addOnOrder, addOnSave } from "@time-event/contract/add-ons";
import { categoryDelete, categorySave } from "@time-event/contract/categories";
import { imageDelete, imageUpload } from "@time-event/contract/images";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { eventClone } from "@time-event/contract/staff-events";
import { sql } from "kysely";
import sharp from "sharp";
import { callWebApi } from "../../testing/call-web-api.ts";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let manager: string;
let viewer: string;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
});
afterAll(() => given.stop());

const size = (code: string, stock: number | null) => ({ code, name: { th: code, en: code }, stock });
const shirt: AddOnForm = {
  name: { th: "เสื้อที่ระลึก", en: "Event shirt" },
  description: { th: "ผ้าแห้งไว", en: "Dries fast" },
  priceSatang: 35_000,
  per: "entry",
  stock: 100,
  needsShipping: false,
  required: false,
  pictureId: null,
  categoryIds: null,
  most: 2,
  options: [size("S", 40), size("M", 60)],
};
const save = (form: Partial<AddOnForm>, { id = null as number | null, revision = 0, bearer = manager } = {}) =>
  post(given.url, addOnSave, { ...shirt, ...form, eventId, id, revision }, bearing(bearer));
const list = async (bearer = manager) => (await get(given.url, addOnList, bearer, { eventId })).reply!.data;

it("keeps add-ons, with their sizes in order", async () => {
  const { reply } = await save({});
  expect(reply?.data).toMatchObject({ ...shirt, revision: 1, changedBy: "manager" });
  const { id, revision } = reply!.data;
  await save({ options: [size("M", 60), size("S", 30)] }, { id, revision });
  expect((await list(viewer))[0]!.options.map(({ code, stock }) => [code, stock])).toEqual([
    ["M", 60],
    ["S", 30],
  ]);
});

it("needs its Thai and no English", async () => {
  const thai = (th: string) => ({ th, en: "" });
  const options = [{ ...size("L", null), name: thai("แอล") }];
  const { reply } = await save({ name: thai("หมวก"), description: thai(""), options, stock: null });
  expect(reply?.data).toMatchObject({ name: thai("หมวก"), options });
  const { id, revision } = reply!.data;
  expect((await post(given.url, addOnDelete, { eventId, id, revision }, bearing(manager))).status).toBe(200);
  const nameless = await save({ name: { th: " ", en: "Cap" } });
  expect(nameless.problem).toMatchObject({ status: 400, errors: [{ path: "name.th" }] });
});

it("says at the field what is wrong", async () => {
  const refused = await save({ options: [size("S", 60), size("S", 60)] });
  expect(refused.problem).toMatchObject({ status: 409, code: "refused" });
  expect(refused.problem?.errors).toEqual([
    { path: "options.1.code", code: "duplicate_code" },
    { path: "stock", code: "options_exceed_stock" },
  ]);
  expect((await save({ priceSatang: -1 })).problem?.errors?.[0]?.path).toBe("priceSatang");
});

it("is offered in categories of its event alone, and nowhere once they are removed", async () => {
  expect((await save({ categoryIds: [999] })).problem?.errors).toEqual([{ path: "categoryIds", code: "unknown" }]);
  const body = { ...givenCategoryForm({ code: "5K" }), eventId, id: null, revision: 0 };
  const category = (await post(given.url, categorySave, body, bearing(manager))).reply!.data;
  const { id } = (await save({ categoryIds: [category.id], required: true })).reply!.data;
  const { revision } = category;
  await post(given.url, categoryDelete, { eventId, id: category.id, revision }, bearing(manager));
  const addOn = (await list()).find((each) => each.id === id)!;
  expect(addOn).toMatchObject({ categoryIds: [], required: true, revision: 2 });
  await post(given.url, addOnDelete, { eventId, id, revision: 2 }, bearing(manager));
});

it("keeps what orders have: options, stock and the add-on itself", async () => {
  const { id, revision } = (await save({})).reply!.data;
  await sql`update add_on_stock set taken = 5 where add_on_id = ${id} and option_code in ('', 'S')`.execute(given.db);
  const refused = await save({ stock: 4, options: [size("M", 60)] }, { id, revision });
  expect(refused.problem?.errors).toEqual([{ path: "stock", code: "options_exceed_stock" }]);
  expect((await save({ stock: 4, options: [size("M", 4)] }, { id, revision })).problem?.errors).toEqual([
    { path: "stock", code: "stock_below_taken" },
    { path: "options", code: "in_use" },
  ]);
  expect((await save({ options: [size("S", 4)] }, { id, revision })).problem?.errors).toEqual([
    { path: "options.0.stock", code: "stock_below_taken" },
  ]);
  const remove = (seen: number) => post(given.url, addOnDelete, { eventId, id, revision: seen }, bearing(manager));
  expect((await remove(revision)).problem?.reasons).toEqual(["in_use"]);
  await sql`update add_on_stock set taken = 0 where add_on_id = ${id}`.execute(given.db);
  expect((await remove(revision)).status).toBe(200);
});

it("reports somebody else's save, and refuses users who may only look", async () => {
  const [{ id, revision } = { id: 0, revision: 0 }] = await list();
  expect((await save({}, { id, revision: revision - 1 })).problem?.code).toBe("edit_conflict");
  expect((await save({}, { id, revision, bearer: viewer })).problem?.code).toBe("not_permitted");
});

it("orders and removes add-ons", async () => {
  const second = (await save({ name: { th: "ส่งของถึงบ้าน", en: "Home delivery" }, options: [], stock: null })).reply!;
  const ids = [second.data.id, (await list())[0]!.id];
  expect((await post(given.url, addOnOrder, { eventId, ids: [ids[0]!] }, bearing(manager))).problem?.reasons).toEqual([
    "list_changed",
  ]);
  expect((await post(given.url, addOnOrder, { eventId, ids }, bearing(manager))).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toEqual(ids);

  const remove = (id: number, revision: number) =>
    post(given.url, addOnDelete, { eventId, id, revision }, bearing(manager));
  expect((await remove(ids[0]!, 9)).problem?.code).toBe("edit_conflict");
  expect((await remove(ids[0]!, 1)).status).toBe(200);
  expect((await remove(ids[0]!, 1)).problem?.code).toBe("not_found");
  expect((await remove(0, 1)).status).toBe(400);
});

it("shows an add-on with one of the event's pictures, and with no other one", async () => {
  const square = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#264" } })
    .jpeg()
    .toBuffer();
  const uploadAs = async (kind: "add_on" | "gallery") =>
    (await upload(given.url, imageUpload, square, manager, { eventId, kind })).reply!.data;
  const [picture, other] = [await uploadAs("add_on"), await uploadAs("gallery")];
  expect((await save({ pictureId: other.id })).problem?.errors).toEqual([{ path: "pictureId", code: "unknown" }]);
  const { id } = (await save({ pictureId: picture.id })).reply!.data;
  const { slug } = await given.db
    .selectFrom("events")
    .select("slug")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  const shown = async () =>
    (await callWebApi(given.url, webRegisterModelList, { event: slug })).data.addOns.find((each) => each.id === id);
  const { path, width, height } = (await shown())!.picture!;
  expect([width, height]).toEqual([160, 160]);
  expect((await fetch(given.url + path)).headers.get("content-type")).toBe("image/webp");

  const name = { th: "ปีหน้า", en: "" };
  const admin = await givenSignedIn(given, "admin-of-copies");
  const copy = { eventId, slug: "next-year", name, startsOn: "2028-01-09" };
  const { reply } = await post(given.url, eventClone, copy, bearing(admin));
  const copied = await get(given.url, addOnList, admin, { eventId: reply!.data.id });
  const pictureIds = copied.reply!.data.map(({ pictureId }) => pictureId).filter((each) => each !== null);
  expect(pictureIds).toHaveLength(1);
  expect(pictureIds).not.toContain(picture.id);

  await post(given.url, imageDelete, { eventId, id: picture.id, revision: 1 }, bearing(manager));
  expect((await shown())!.picture).toBeNull();
});

it("says how many are sold of each size", async () => {
  const { id } = (await save({})).reply!.data;
  await given.db
    .updateTable("addOnStock")
    .set({ taken: 7 })
    .where("addOnId", "=", id)
    .where("optionCode", "=", "M")
    .execute();
  const { sold } = (await get(given.url, addOnList, viewer, { eventId })).reply!.meta;
  const own = sold.filter(({ addOn }) => addOn === id).map(({ option, taken }) => `${option} ${taken}`);
  expect(own.toSorted()).toEqual(expect.arrayContaining(["M 7", "S 0"]));
});
