import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryDelete, categorySave } from "@time-event/contract/categories";
import {
  questionDelete,
  type QuestionForm,
  questionList,
  questionOrder,
  questionSave,
} from "@time-event/contract/questions";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenContact, givenSale } from "../orders/testing/given-sale.ts";
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

const option = (code: string) => ({ code, name: { th: code, en: code } });
const blood: QuestionForm = {
  kind: "choice",
  label: { th: "หมู่เลือด", en: "Blood group" },
  help: { th: "", en: "" },
  options: [option("A"), option("B"), option("O")],
  required: true,
  categoryIds: null,
  askedIf: null,
};
const save = (form: Partial<QuestionForm>, { id = null as number | null, revision = 0, bearer = manager } = {}) =>
  post(given.url, questionSave, { ...blood, ...form, eventId, id, revision }, bearing(bearer));
const list = async (bearer = manager) => (await get(given.url, questionList, bearer, { eventId })).reply!;

it("keeps questions, and names the categories that they can be limited to", async () => {
  expect((await save({})).reply?.data).toMatchObject({ ...blood, revision: 1, changedBy: "manager" });
  const { data, meta } = await list(viewer);
  expect(data[0]).toMatchObject(blood);
  expect(meta.categories.map(({ code }) => code)).toEqual(["10K"]);
});

it("removes the options of a question that is no choice any more", async () => {
  const [{ id, revision } = { id: 0, revision: 0 }] = (await list()).data;
  expect((await save({ kind: "text" }, { id, revision })).reply?.data.options).toEqual([]);
});

it("says at the field what is wrong", async () => {
  const refused = await save({ options: [option("A")], categoryIds: [] });
  expect(refused.problem?.errors).toEqual([
    { path: "options", code: "too_few_options" },
    { path: "categoryIds", code: "asked_of_nobody" },
  ]);
  expect((await save({ label: { th: "", en: "" } })).status).toBe(400);
  expect((await save({ categoryIds: [999] })).problem?.errors).toEqual([{ path: "categoryIds", code: "unknown" }]);
});

it("reports somebody else's save, and refuses users who may only look", async () => {
  const [{ id, revision } = { id: 0, revision: 0 }] = (await list()).data;
  expect((await save({}, { id, revision: revision - 1 })).problem?.code).toBe("edit_conflict");
  expect((await save({}, { id, revision, bearer: viewer })).problem?.code).toBe("not_permitted");
});

it("asks a question nowhere, not everywhere, when its only category is removed", async () => {
  const body = { ...givenCategoryForm({ code: "5K" }), eventId, id: null, revision: 0 };
  const { id, revision } = (await post(given.url, categorySave, body, bearing(manager))).reply!.data;
  const question = (await save({ categoryIds: [id] })).reply!.data;
  await post(given.url, categoryDelete, { eventId, id, revision }, bearing(manager));
  expect((await list()).data.find((each) => each.id === question.id)).toMatchObject({ categoryIds: [], revision: 2 });
});

it("stays a question for a file while files answer it", async () => {
  const slug = "asks-for-files";
  const asking = await givenSale(given.db, {}, slug);
  const admin = await givenSignedIn(given, "admin");
  const form = { ...blood, kind: "file" as const, options: [], required: false, eventId: asking };
  const asked = (await post(given.url, questionSave, { ...form, id: null, revision: 0 }, bearing(admin))).reply!.data;
  const { id } = asked;
  const contact = await givenContact(given.url, slug);
  const { reply } = await contact.choose({ category: "10K", players: [givenPlayer()] });
  await sql`
    update order_entries set players = jsonb_set(players, '{0,answers}', ${JSON.stringify({ [id]: ["file"] })}::jsonb)
    where id = ${reply!.data.entries[0]!.id}`.execute(given.db);
  const change = (kind: "text" | "file", revision: number) =>
    post(given.url, questionSave, { ...form, kind, id, revision }, bearing(admin));
  expect((await change("text", asked.revision)).problem?.errors).toMatchObject([{ path: "kind", code: "in_use" }]);
  expect((await change("file", asked.revision)).status).toBe(200);
  await given.db.updateTable("orders").set({ state: "cancelled" }).where("eventId", "=", asking).execute();
  expect((await change("text", asked.revision + 1)).status).toBe(200);
});

it("orders and removes questions", async () => {
  const ids = (await list()).data.map(({ id }) => id).toReversed();
  expect((await post(given.url, questionOrder, { eventId, ids: [1, 1] }, bearing(manager))).problem?.reasons).toEqual([
    "list_changed",
  ]);
  expect((await post(given.url, questionOrder, { eventId, ids }, bearing(manager))).status).toBe(200);
  expect((await list()).data.map(({ id }) => id)).toEqual(ids);

  const [{ id, revision } = { id: 0, revision: 0 }] = (await list()).data;
  const remove = (seen: number) => post(given.url, questionDelete, { eventId, id, revision: seen }, bearing(manager));
  expect((await remove(revision + 1)).problem?.code).toBe("edit_conflict");
  expect((await remove(revision)).status).toBe(200);
  expect((await remove(revision)).problem?.code).toBe("not_found");
  expect((await remove(-1)).status).toBe(400);
});
