import { randomUUID } from "node:crypto";
import { entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenAnswerFile } from "../../answer-files/testing/given-answer-file.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { givenContact, givenSale, givenShirt } from "../testing/given-sale.ts";

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
