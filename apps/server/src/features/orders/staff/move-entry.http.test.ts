import { randomUUID } from "node:crypto";
import { answerFileSave } from "@time-event/contract/answer-files";
import { orderCreate } from "@time-event/contract/desk-orders";
import type { BodyOf } from "@time-event/contract/endpoint";
import { entryBulk } from "@time-event/contract/entry-bulk";
import { orderEdit } from "@time-event/contract/order-edit";
import { orderMove, orderMovePreview } from "@time-event/contract/order-moves";
import { discountCodeSave } from "@time-event/contract/discount-codes";
import { placePoolDelete, placePoolSave } from "@time-event/contract/place-pools";
import { orderFree, orderGet } from "@time-event/contract/staff-orders";
import { waveDelete, waveSave } from "@time-event/contract/waves";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenPdf } from "../../../testing/given-pdf.ts";
import { givenRace, givenRaceDefinition, gunAt } from "../../../testing/given-race.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { givenContact, wrongCounters } from "../testing/given-sale.ts";

let given: GivenApp;
let eventId: number;
let desk: string;
let admin: ReturnType<typeof bearing>;
const slug = "move-run";

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ slug, state: "open" });
  const [tenK] = race.categories;
  const fee = (priceSatang: number) => [{ name: { th: "ปกติ", en: "Regular" }, priceSatang, endsAt: null }];
  const categories = [
    { ...tenK!, feeTiers: fee(80_000) },
    { ...tenK!, code: "21K", name: { th: "21 กม.", en: "21K" }, capacity: 2, feeTiers: fee(120_000) },
    { ...tenK!, code: "5K", name: { th: "5 กม.", en: "5K" }, feeTiers: fee(50_000) },
    { ...tenK!, code: "10W", feeTiers: fee(80_000) },
    { ...tenK!, code: "20W", feeTiers: fee(80_000) },
    { ...tenK!, code: "TEAM", entryKind: "team" as const, teamSmallest: 2, teamLargest: 4, feeTiers: fee(50_000) },
  ];
  eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
  admin = bearing(await givenSignedIn(given, "admin"));
  desk = await givenSignedIn(given, "desk", "registration_desk", eventId);
});
afterAll(() => given.stop());

async function made(kind: "later" | "desk"): Promise<number> {
  const payment = kind === "later" ? ({ kind } as const) : ({ kind, method: "cash" } as const);
  const { reply, problem } = await post(
    given.url,
    orderCreate,
    {
      eventId,
      formId: randomUUID(),
      contact: { name: "ผู้ย้ายรุ่น", phone: "0812345678", email: "move@example.org" },
      language: "th",
      entries: [{ category: "10K", team: "", players: [givenPlayer()] }],
      hasConsented: true,
      payment,
      totalSatang: 80_000,
    },
    bearing(desk),
  );
  if (!reply) throw new Error(JSON.stringify(problem));
  return reply.data.id;
}
const recordOf = async (id: number) => (await get(given.url, orderGet, desk, { eventId, id })).reply!.data;
async function move(id: number, category: string, changes: Partial<BodyOf<typeof orderMove>> = {}) {
  const entryId = (await recordOf(id)).entries[0]!.id;
  const body = { eventId, id, entryId, category, difference: "apply", reason: "ขอย้ายรุ่น", ...changes } as const;
  return post(given.url, orderMove, { differenceSatang: 0, ...body }, bearing(desk));
}
const takenOf = async (code: string) => {
  const rows = given.db.selectFrom("categoryPlaces as p").innerJoin("categories as c", "c.id", "p.categoryId");
  const found = rows.select("p.taken").where("c.eventId", "=", eventId).where("c.code", "=", code);
  return (await found.executeTakeFirstOrThrow()).taken;
};

it("takes along the files that players have answered by", async () => {
  const asked = { eventId, position: 1, kind: "file", labelTh: "ใบรับรองแพทย์", labelEn: "Certificate" } as const;
  const row = given.db.insertInto("questions").values({ ...asked, required: false });
  const question = (await row.returning("id").executeTakeFirstOrThrow()).id;
  const id = await made("later");
  const file = await upload(given.url, answerFileSave, givenPdf(), desk, { eventId, order: id });
  const answers = { [question]: `file-${file.reply!.data.id}` };
  const [entry] = (await recordOf(id)).entries;
  const players = entry!.players.map((player) => ({ ...player, answers }));
  const edited = { eventId, id, entry: { id: entry!.id, team: "", players } };
  expect((await post(given.url, orderEdit, edited, bearing(desk))).status).toBe(200);
  expect((await move(id, "5K", { differenceSatang: -30_000 })).status).toBe(200);
  const moved = await recordOf(id);
  expect([moved.entries[0]!.category, moved.files.map((each) => each.id)]).toEqual(["5K", [file.reply!.data.id]]);
});

it("is the only way to another category of what an order bought, so that both tell the same", async () => {
  const id = await made("desk");
  const inRace = (await recordOf(id)).raceEntries[0]!.id;
  const toCategory = (category: string) => {
    const change = { kind: "category" as const, category };
    return post(given.url, entryBulk, { eventId, selection: { ids: [inRace] }, change }, admin);
  };
  const refused = [{ reasons: [{ path: "", code: "move_in_order" }] }];
  expect((await toCategory("5K")).reply!.data).toMatchObject({ changed: 0, refused });
  expect((await toCategory("10K")).reply!.data).toMatchObject({ changed: 0, same: 1 });
  expect((await move(id, "5K", { differenceSatang: -30_000 })).status).toBe(200);
  const { entries, raceEntries } = await recordOf(id);
  expect([entries[0]!.category, raceEntries[0]!.category]).toEqual(["5K", "5K"]);
});

it("adds the difference to an order that is not paid", async () => {
  const id = await made("later");
  const entryId = (await recordOf(id)).entries[0]!.id;
  const asked = await post(given.url, orderMovePreview, { eventId, id, entryId, category: "21K" }, bearing(desk));
  expect(asked.reply!.data).toEqual({ differenceSatang: 40_000, placesLeft: 2, waves: [], wave: null });
  expect((await move(id, "21K")).problem?.errors).toEqual([{ path: "differenceSatang", code: "changed_since" }]);
  const moved = await move(id, "21K", { differenceSatang: 40_000 });
  expect(moved.reply!.data.state).toBe("awaiting_payment");
  expect(await recordOf(id)).toMatchObject({
    totalSatang: 120_000,
    categories: ["21K"],
    balance: { owedSatang: 120_000 },
  });
  expect([await takenOf("10K"), await takenOf("21K")]).toEqual([0, 1]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("moves what a paid order has become in the race, and says what is owed then", async () => {
  const id = await made("desk");
  expect((await move(id, "21K", { differenceSatang: 40_000 })).reply!.data.state).toBe("confirmed");
  const record = await recordOf(id);
  expect(record.raceEntries.map(({ category }) => category)).toEqual(["21K"]);
  expect(record.balance).toMatchObject({ owedSatang: 40_000, verifiedSatang: 80_000 });
  // there is no third place
  const next = await made("desk");
  const full = await move(next, "21K", { differenceSatang: 40_000 });
  expect(full.problem?.errors).toEqual([{ path: "category", code: "places_held" }]);
  expect((await recordOf(next)).raceEntries.map(({ category }) => category)).toEqual(["10K"]);
  const back = await move(id, "5K", { differenceSatang: -70_000 });
  expect(back.status).toBe(200);
  expect((await recordOf(id)).balance).toMatchObject({ owedSatang: 0, overpaidSatang: 30_000 });
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("works a discount out again, leaves a gift a gift, and pays nothing out for either", async () => {
  const rule = { kind: "percent", value: 50, leastSatang: 0, categoryIds: null } as const;
  const code = {
    ...rule,
    eventId,
    id: null,
    revision: 0,
    code: "HALF",
    endsAt: null,
    uses: null,
    oncePerPerson: false,
  };
  expect((await post(given.url, discountCodeSave, code, admin)).status).toBe(200);
  const contact = await givenContact(given.url, slug);
  const choice = await contact.choose({ category: "10K", team: "", players: [givenPlayer()] });
  await contact.save({ code: "HALF" });
  expect((await contact.confirm()).reply!.data.quote.totalSatang).toBe(40_000);
  const { reference } = choice.reply!.data;
  const row = given.db.selectFrom("orders").select("id").where("reference", "=", reference);
  const { id } = await row.executeTakeFirstOrThrow();
  expect((await move(id, "5K", { differenceSatang: -15_000 })).status).toBe(200);
  expect(await recordOf(id)).toMatchObject({ totalSatang: 25_000, balance: { owedSatang: 25_000 } });

  const gift = await made("later");
  const free = await post(given.url, orderFree, { eventId, id: gift, kind: "sponsor", reason: "x" }, admin);
  expect(free.status).toBe(200);
  for (const category of ["5K", "10K"]) {
    expect((await move(gift, category, { differenceSatang: 0 })).status).toBe(200);
    expect(await recordOf(gift)).toMatchObject({ totalSatang: 0, balance: { owedSatang: 0, overpaidSatang: 0 } });
  }
});

it("says before how many places are left, with those that are shared and those of a wave", async () => {
  const id = await made("later");
  const entryId = (await recordOf(id)).entries[0]!.id;
  const left = async (category: string) =>
    (await post(given.url, orderMovePreview, { eventId, id, entryId, category }, bearing(desk))).reply!.data.placesLeft;
  const row = given.db.selectFrom("categories").select("id").where("eventId", "=", eventId).where("code", "=", "5K");
  const { id: categoryId } = await row.executeTakeFirstOrThrow();
  const name = { th: "ระยะสั้น", en: "Short" };
  const taken = await takenOf("5K");
  const pool = { eventId, id: null, revision: 0, name, capacity: taken + 2, categoryIds: [categoryId] };
  const saved = await post(given.url, placePoolSave, pool, admin);
  expect(await left("5K")).toBe(2);
  const wave = { eventId, id: null, revision: 0, categoryId, name, startsAt: gunAt, capacity: 1 };
  const begun = (await post(given.url, waveSave, wave, admin)).reply!.data;
  expect(await left("5K")).toBe(1);
  await post(given.url, placePoolDelete, { eventId, id: saved.reply!.data.id, revision: 1 }, admin);
  await post(given.url, waveDelete, { eventId, id: begun.id, revision: begun.revision }, admin);
});

it("leaves the price as it was where the organiser bears the difference", async () => {
  const id = await made("desk");
  expect((await move(id, "5K", { differenceSatang: -30_000, difference: "waive" })).status).toBe(200);
  expect(await recordOf(id)).toMatchObject({ totalSatang: 80_000, balance: { owedSatang: 0, overpaidSatang: 0 } });
});

it("leaves the wave of the old category, and gets one of the new category: asked for, or the first with room", async () => {
  const addWave = async (code: string, minutes: number, capacity: number) => {
    const row = given.db.selectFrom("categories").select("id").where("eventId", "=", eventId).where("code", "=", code);
    const { id: categoryId } = await row.executeTakeFirstOrThrow();
    const startsAt = gunAt + minutes * 60_000;
    const wave = { eventId, id: null, revision: 0, categoryId, name: { th: "เวฟ", en: "Wave" }, startsAt, capacity };
    return (await post(given.url, waveSave, wave, admin)).reply!.data.id;
  };
  const old = await addWave("10W", 0, 1);
  const [first, second] = [await addWave("20W", 0, 1), await addWave("20W", 5, 1)];
  const ordered = async (isConfirmed: boolean) => {
    const contact = await givenContact(given.url, slug);
    const { reply } = await contact.choose({ category: "10W", wave: old, players: [givenPlayer()] });
    if (isConfirmed) await contact.confirm();
    const row = given.db.selectFrom("orders").select("id").where("reference", "=", reply!.data.reference);
    const waveOf = async () => (await contact.order()).entries[0]!.wave?.id;
    return { ...contact, ...(await row.executeTakeFirstOrThrow()), waveOf };
  };
  // each takes the one place of the old wave, which the one before has left
  const held = await ordered(false);
  expect((await move(held.id, "20W", { differenceSatang: null })).status).toBe(200);
  expect(await held.waveOf()).toBeUndefined();
  expect((await held.confirm()).problem!.errors).toEqual([{ path: "entries.0.wave", code: "required" }]);
  const waiting = await ordered(true);
  expect((await move(waiting.id, "20W")).status).toBe(200);
  expect(await waiting.waveOf()).toBe(first);
  const entered = await ordered(true);
  expect(
    (await post(given.url, orderFree, { eventId, id: entered.id, kind: "sponsor", reason: "x" }, admin)).status,
  ).toBe(200);
  expect((await move(entered.id, "20W")).status).toBe(200);
  expect(await entered.waveOf()).toBe(second);
  const inRace = given.db.selectFrom("entries").select("waveId").where("waveId", "is not", null);
  expect(await inRace.execute()).toEqual([{ waveId: second }]);
  const late = await ordered(true);
  const full = [{ path: "category", code: "wave_full" }];
  expect((await move(late.id, "20W")).problem!.errors).toEqual(full);
  expect((await post(given.url, orderFree, { eventId, id: late.id, kind: "sponsor", reason: "x" }, admin)).status).toBe(
    200,
  );
  expect((await move(late.id, "20W")).problem!.errors).toEqual(full);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("refuses another kind of entry, a category that there is not, and an order without places", async () => {
  const id = await made("later");
  expect((await move(id, "TEAM")).problem?.errors).toEqual([{ path: "category", code: "other_entry_kind" }]);
  expect((await move(id, "99K")).problem?.errors).toEqual([{ path: "category", code: "unknown" }]);
  await given.db.updateTable("orders").set({ state: "expired" }).where("id", "=", id).execute();
  expect((await move(id, "5K")).problem?.reasons).toEqual(["fixed"]);
  await given.db.updateTable("orders").set({ state: "awaiting_payment" }).where("id", "=", id).execute();
});

it("never sells a place twice while many move and enter at once", async () => {
  await given.db
    .updateTable("categories")
    .set({ capacity: 4 })
    .where("eventId", "=", eventId)
    .where("code", "=", "21K")
    .execute();
  const before = await takenOf("21K");
  const ids = await Promise.all([made("desk"), made("desk"), made("later"), made("later")]);
  const entering = async () => {
    const contact = await givenContact(given.url, slug);
    return contact.choose({ category: "21K", team: "", players: [givenPlayer()] });
  };
  const answers = await Promise.all([
    ...ids.map((id) => move(id, "21K", { differenceSatang: 40_000 })),
    ...[1, 2, 3, 4].map(entering),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBe(4 - before);
  expect(await takenOf("21K")).toBe(4);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("into a wave that staff choose, and the contact is told of it", async () => {
  const row = given.db.selectFrom("categories").select("id").where("eventId", "=", eventId).where("code", "=", "20W");
  const { id: categoryId } = await row.executeTakeFirstOrThrow();
  const name = { th: "เวฟบ่าย", en: "Afternoon" };
  const wave = { eventId, id: null, revision: 0, categoryId, name, startsAt: gunAt + 3_600_000, capacity: 1 };
  const chosen = (await post(given.url, waveSave, wave, admin)).reply!.data.id;
  const id = await made("later");
  const entryId = (await recordOf(id)).entries[0]!.id;
  const asked = await post(given.url, orderMovePreview, { eventId, id, entryId, category: "20W" }, bearing(desk));
  expect(asked.reply!.data.waves?.at(-1)).toEqual({ id: chosen, name, startsAt: gunAt + 3_600_000, left: 1 });
  expect((await move(id, "20W", { wave: 999_999 })).problem!.errors).toEqual([{ path: "wave", code: "unknown" }]);
  expect((await move(id, "20W", { wave: chosen })).status).toBe(200);
  expect((await recordOf(id)).entries[0]!.wave?.id).toBe(chosen);
  const { rows } = await sql<{ body: string }>`
    select body from mails where order_id = ${id} and template = 'order-moved'`.execute(given.db);
  expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining("เป็น: 10 กม. · เวฟบ่าย")]);
  const late = await made("later");
  expect((await move(late, "20W", { wave: chosen })).problem!.errors).toEqual([
    { path: "category", code: "wave_full" },
  ]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("to another wave of its own category, held or in the race, within the wave's capacity and at the same price", async () => {
  const row = given.db.selectFrom("categories").select("id").where("eventId", "=", eventId).where("code", "=", "10W");
  const { id: categoryId } = await row.executeTakeFirstOrThrow();
  const addWave = async (minutes: number) => {
    const form = { eventId, id: null, revision: 0, categoryId, startsAt: gunAt + minutes * 60_000, capacity: 1 };
    const name = { th: `เวฟ ${minutes}`, en: "" };
    return (await post(given.url, waveSave, { ...form, name }, admin)).reply!.data.id;
  };
  const [early, late] = [await addWave(50), await addWave(60)];
  const inWave = async (wave: number) => {
    const contact = await givenContact(given.url, slug);
    const { reply } = await contact.choose({ category: "10W", wave, players: [givenPlayer()] });
    const found = given.db.selectFrom("orders").select("id").where("reference", "=", reply!.data.reference);
    return { ...contact, ...(await found.executeTakeFirstOrThrow()) };
  };
  const held = await inWave(early);
  // the fee has risen meanwhile: who only changes the wave keeps the price
  const frozen = await inWave(late);
  await frozen.confirm();
  expect((await move(held.id, "10W", { wave: late, differenceSatang: null })).problem!.errors).toEqual([
    { path: "category", code: "wave_full" },
  ]);
  expect((await move(held.id, "10W", { wave: early, differenceSatang: null })).problem!.errors).toEqual([
    { path: "wave", code: "required" },
  ]);
  await sql`update fee_tiers set price_satang = 90000 where category_id = ${categoryId}`.execute(given.db);
  await sql`update waves set capacity = 2 where id = ${early}`.execute(given.db);
  expect((await move(frozen.id, "10W", { wave: early })).reply!.data.state).toBe("awaiting_payment");
  expect(await recordOf(frozen.id)).toMatchObject({ totalSatang: 80_000, entries: [{ wave: { id: early } }] });

  // in the race: the runner starts with the new wave
  await post(given.url, orderFree, { eventId, id: frozen.id, kind: "sponsor", reason: "x" }, admin);
  expect((await move(frozen.id, "10W", { wave: late })).reply!.data.state).toBe("confirmed");
  const inRace = given.db.selectFrom("entries").select("id").where("waveId", "=", late);
  expect(await inRace.execute()).toHaveLength(1);
  // of two who want the one place of a wave that was left, one gets it
  const rival = await inWave(early);
  await sql`update waves set capacity = 2 where id = ${late}`.execute(given.db);
  const answers = await Promise.all(
    [held, rival].map(({ id }) => move(id, "10W", { wave: late, differenceSatang: null })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("within its category or what two categories share, also where fewer places are left than were taken", async () => {
  const find = given.db.selectFrom("categories").select(["id", "code"]).where("eventId", "=", eventId);
  const idOf = new Map((await find.execute()).map(({ id, code }) => [code, id]));
  const addWave = async (code: string, minutes: number) => {
    const categoryId = idOf.get(code)!;
    const form = { eventId, id: null, revision: 0, categoryId, startsAt: gunAt + minutes * 60_000, capacity: null };
    return (await post(given.url, waveSave, { ...form, name: { th: `เวฟ ${minutes}`, en: "" } }, admin)).reply!.data.id;
  };
  const [early, late] = [await addWave("10W", 70), await addWave("10W", 80)];
  const inWave = async () => {
    const contact = await givenContact(given.url, slug);
    const entry = { category: "10W", players: [givenPlayer()] };
    const { reply } = await contact.choose({ ...entry, wave: early });
    const found = given.db.selectFrom("orders").select("id").where("reference", "=", reply!.data.reference);
    const chosen = { ...entry, id: reply!.data.entries[0]!.id };
    return { ...contact, chosen, ...(await found.executeTakeFirstOrThrow()) };
  };
  const [held, frozen, free] = [await inWave(), await inWave(), await inWave()];
  for (const each of [frozen, free]) await each.confirm();
  await post(given.url, orderFree, { eventId, id: free.id, kind: "sponsor", reason: "x" }, admin);
  const limited = (capacity: number | null) =>
    sql`update categories set capacity = ${capacity} where id in (${idOf.get("10W")}, ${idOf.get("20W")})`.execute(
      given.db,
    );
  await limited(1);
  expect((await held.choose({ ...held.chosen, wave: late })).status).toBe(200);
  expect((await move(held.id, "10W", { wave: early, differenceSatang: null })).status).toBe(200);
  expect((await move(frozen.id, "10W", { wave: late })).status).toBe(200);
  expect((await move(free.id, "10W", { wave: late })).status).toBe(200);
  // another category is full all the same
  expect((await move(free.id, "20W")).problem!.errors).toMatchObject([{ path: "category" }]);

  // so it is with what two of them share
  await limited(null);
  const categoryIds = [idOf.get("10W")!, idOf.get("20W")!];
  const shared = { eventId, id: null, revision: 0, name: { th: "รวม", en: "" }, capacity: 100, categoryIds };
  expect((await post(given.url, placePoolSave, shared, admin)).status).toBe(200);
  await sql`update place_pools set capacity = 1`.execute(given.db);
  await sql`update waves set capacity = null where event_id = ${eventId}`.execute(given.db);
  expect((await move(held.id, "10W", { wave: late, differenceSatang: null })).status).toBe(200);
  expect((await move(frozen.id, "20W", { differenceSatang: -10_000 })).status).toBe(200);
  expect((await move(free.id, "20W")).status).toBe(200);
  const other = await made("later");
  expect((await move(other, "20W")).problem!.errors).toEqual([{ path: "category", code: "places_held" }]);
  await sql`delete from place_pools`.execute(given.db);
  expect(await wrongCounters(given.db)).toEqual([]);
});
