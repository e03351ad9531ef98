import { randomUUID } from "node:crypto";
import { entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { entryImportPreview } from "@time-event/contract/entry-import";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenAnswerFile } from "../../answer-files/testing/given-answer-file.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { givenContact, givenSale, givenShirt, wrongCounters } from "../testing/given-sale.ts";

// What somebody in the race answered and chose, at the entries desk.

let given: GivenApp;
let eventId: number;
let question: number;
let shirt: number;
let admin: string;
let players: OrderPlayer[];

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(async () => {
  const slug = `extras-${randomUUID().slice(0, 8)}`;
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers: free } as const;
  eventId = await givenSale(given.db, team, slug);
  shirt = await givenShirt(given.db, eventId, { priceSatang: 0 });
  const asked = {
    eventId,
    position: 1,
    kind: "number",
    labelTh: "กี่ครั้ง",
    labelEn: "How often",
    required: false,
  } as const;
  question = (await given.db.insertInto("questions").values(asked).returning("id").executeTakeFirstOrThrow()).id;
  players = [1, 2].map((each) =>
    givenPlayer({
      birthDate: `1990-05-0${each}`,
      answers: { [question]: `${each}` },
      addOns: [{ addOn: shirt, option: "S", quantity: 1 }],
    }),
  );
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", team: "สองสหาย", players });
  await contact.confirm();
});

const entryOf = async ({ lastName }: OrderPlayer) => {
  const found = given.db.selectFrom("entries").select(["id", "orderId"]).where("lastName", "=", lastName);
  return found.executeTakeFirstOrThrow();
};
const extrasOf = async (id: number, bearer = admin) =>
  (await get(given.url, entryExtrasGet, bearer, { eventId, id })).reply!.data;
const save = (id: number, answers: OrderPlayer["answers"], bearer = admin) =>
  post(given.url, entryExtrasSave, { eventId, id, answers }, bearing(bearer));

it("shows each their own, and dots to whom personal data does not concern", async () => {
  const { id } = await entryOf(players[1]!);
  expect(await extrasOf(id)).toMatchObject({
    answers: { [question]: "2" },
    addOns: [{ addOn: shirt, option: "S", quantity: 1 }],
    isMasked: false,
  });
  const viewer = await givenSignedIn(given, `viewer-${eventId}`, "viewer", eventId);
  const masked = await extrasOf(id, viewer);
  expect(masked).toMatchObject({ isMasked: true, files: [] });
  expect(masked!.answers[question]).not.toBe("2");
  expect((await save(id, { [question]: "3" }, viewer)).status).toBe(404);
});

it("finds nobody by counting: another person in the entry gets none of it, a corrected name does", async () => {
  const [first, second] = [await entryOf(players[0]!), await entryOf(players[1]!)];
  await given.db.deleteFrom("entries").where("id", "=", first.id).execute();
  expect((await extrasOf(second.id))?.answers).toEqual({ [question]: "2" });
  await given.db.updateTable("entries").set({ firstName: "มาณี" }).where("id", "=", second.id).execute();
  expect((await extrasOf(second.id))?.answers).toEqual({ [question]: "2" });
  await given.db.updateTable("entries").set({ birthDate: "1980-01-01" }).where("id", "=", second.id).execute();
  expect(await extrasOf(second.id)).toBeNull();
  expect((await save(second.id, { [question]: "3" })).problem?.reasons).toEqual(["fixed"]);
});

it("changes answers by the contact's rules, of that person alone, and the log does not say what was answered", async () => {
  const [first, second] = [await entryOf(players[0]!), await entryOf(players[1]!)];
  expect((await save(second.id, { [question]: "often" })).problem?.errors).toEqual([
    { path: `answers.${question}`, code: "not_a_number" },
  ]);
  expect((await save(second.id, { [question]: "12345" })).reply?.data?.answers).toEqual({ [question]: "12345" });
  expect((await extrasOf(first.id))?.answers).toEqual({ [question]: "1" });
  const log = given.db.selectFrom("auditEntries").select("entry").where("action", "=", "entry-extras-save");
  const [entry] = (await log.execute()).map((row) => String(row.entry));
  expect(entry).toContain(`answers.${question}`);
  expect(entry).not.toContain("12345");
});

it("takes a file of that order, and of no other", async () => {
  const { id, orderId } = await entryOf(players[0]!);
  await given.db.updateTable("questions").set({ kind: "file" }).where("id", "=", question).execute();
  const own = await givenAnswerFile(given.db, orderId!);
  expect((await save(id, { [question]: `file-${own}` })).reply?.data?.files.map((file) => file.id)).toEqual([own]);
  expect((await save(id, { [question]: "file-999999" })).problem?.errors).toEqual([
    { path: `answers.${question}`, code: "unknown" },
  ]);
});

it("lets an import repeat what an order says, and change none of it", async () => {
  const [{ lastName }] = players as [OrderPlayer];
  const preview = async (answer: string, size: string) => {
    const file = Buffer.from(`ชื่อ,นามสกุล,รุ่น,How often,Add-on: Shirt\nมานี,${lastName},10K,${answer},${size}\n`);
    const { reply } = await upload(given.url, entryImportPreview, file, admin, { eventId, fileName: "x.csv" });
    return reply!.data.lines.map(({ fate, problems }) => [
      fate,
      ...problems.map(({ column, code }) => `${column} ${code}`),
    ]);
  };
  expect(await preview("1", "S")).toEqual([["same"]]);
  expect(await preview("2", "M")).toEqual([["problem", `question-${question} in_order`, `addOn-${shirt} in_order`]]);
});

it("never takes more add-ons than there are, whoever takes them at the same moment", async () => {
  const form = { eventId, categoryId: 0, bib: "", gender: "F" as const, lastName: "" };
  const category = given.db.selectFrom("categories").select("id").where("eventId", "=", eventId);
  const { id: categoryId } = await category.executeTakeFirstOrThrow();
  const typed = Array.from({ length: 6 }, (_, at) => ({ ...form, categoryId, firstName: `พิมพ์ ${at}` }));
  const rows = await given.db.insertInto("entries").values(typed).returning("id").execute();
  await given.db.updateTable("addOns").set({ stock: 5 }).where("id", "=", shirt).execute();
  const { slug } = await given.db
    .selectFrom("events")
    .select("slug")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  const wearing = [{ addOn: shirt, option: "S", quantity: 1 }];
  const orders = await Promise.all(rows.map(() => givenContact(given.url, slug)));
  const bearer = bearing(admin);
  const tried = await Promise.all([
    ...rows.map(({ id }) => post(given.url, entryExtrasSave, { eventId, id, answers: {}, addOns: wearing }, bearer)),
    ...orders.map((contact) =>
      contact.choose({ category: "10K", team: "ทีม", players: [givenPlayer({ addOns: wearing }), givenPlayer()] }),
    ),
  ]);
  // two are of the order that was there before
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await wrongCounters(given.db)).toEqual([]);
});
