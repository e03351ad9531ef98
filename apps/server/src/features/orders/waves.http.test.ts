import { entryGet, entryList } from "@time-event/contract/entries";
import { entryBulk } from "@time-event/contract/entry-bulk";
import { entrySave, entryWithdraw } from "@time-event/contract/entry-edits";
import { webPlayerList } from "@time-event/contract/players";
import { kitFind } from "@time-event/contract/kits";
import { startOrderSave } from "@time-event/contract/start-orders";
import { waveDelete, waveSave } from "@time-event/contract/waves";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { gunAt } from "../../testing/given-race.ts";
import { givenForm } from "../entries/testing/given-desk.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact, givenSale, offersOf, wrongCounters } from "./testing/given-sale.ts";

// Groups of a category that start one after another.

let given: GivenApp;
let admin: string;
let eventId: number;
let categoryId: number;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  eventId = await givenSale(given.db, { capacity: 50, feeTiers: [] }, "waves");
  const row = given.db.selectFrom("categories").select("id").where("eventId", "=", eventId);
  categoryId = (await row.executeTakeFirstOrThrow()).id;
  await sql`insert into fee_tiers (event_id, category_id, position, name_th, name_en, price_satang)
    values (${eventId}, ${categoryId}, 0, 'ฟรี', 'Free', 0)`.execute(given.db);
});
afterAll(() => given.stop());

const minute = 60_000;

async function addWave(letter: string, minutes: number, capacity: number | null): Promise<number> {
  const form = { categoryId, name: { th: `เวฟ ${letter}`, en: `Wave ${letter}` }, startsAt: gunAt + minutes * minute };
  const body = { ...form, capacity, eventId, id: null, revision: 0 };
  return (await post(given.url, waveSave, body, bearing(admin))).reply!.data.id;
}

it("are chosen at entry, hold no more than there are, and come into the start list and to the desk", async () => {
  const first = await addWave("A", 0, 1);
  const second = await addWave("B", 15, null);
  const contact = await givenContact(given.url, "waves");
  const player = givenPlayer();
  const missing = await contact.choose({ category: "10K", players: [player] });
  const { id } = missing.reply!.data.entries[0]!;
  expect((await contact.confirm()).problem!.errors).toEqual([{ path: "entries.0.wave", code: "required" }]);
  const chosen = await contact.choose({ id, category: "10K", wave: first, players: [player] });
  expect(chosen.reply!.data.entries[0]!.wave).toEqual({
    id: first,
    name: { th: "เวฟ A", en: "Wave A" },
    startsAt: gunAt,
  });
  const { categories } = await offersOf(given.url, "waves");
  expect(categories[0]!.waves.map(({ left }) => left)).toEqual([0, null]);

  const others = await Promise.all(Array.from({ length: 6 }, () => givenContact(given.url, "waves")));
  const refused = await Promise.all(others.map((other) => other.choose({ category: "10K", wave: first })));
  expect(new Set(refused.map(({ problem }) => JSON.stringify(problem!.errors)))).toEqual(
    new Set([JSON.stringify([{ path: "wave", code: "wave_full" }])]),
  );
  expect(await wrongCounters(given.db)).toEqual([]);

  expect((await contact.confirm()).reply!.data.state).toBe("confirmed");
  const { data } = (await get(given.url, webPlayerList, undefined, { event: "waves", offset: 0, limit: 10 })).reply!;
  expect(data.map(({ wave }) => wave)).toEqual([{ name: { th: "เวฟ A", en: "Wave A" }, startsAt: gunAt }]);
  const [entered] = (await get(given.url, entryList, admin, { eventId })).reply!.data;
  const record = (await get(given.url, entryGet, admin, { eventId, id: entered!.id })).reply!.data;
  expect(record.wave).toBe(first);

  // a start list comes before the wave: who entered, and the desk, are told the own start
  const startOf = async () => (await contact.order()).runners[0]!.startsAt;
  expect(await startOf()).toBeUndefined();
  const starts = [{ entryId: entered!.id, startsAt: gunAt + 7.5 * minute }];
  const list = { eventId, category: "10K", seen: 0, rule: null, starts };
  expect((await post(given.url, startOrderSave, list, bearing(admin))).status).toBe(200);
  expect(await startOf()).toBe(gunAt + 7.5 * minute);
  const [atDesk] = (await get(given.url, kitFind, admin, { eventId, text: player.firstName })).reply!.data;
  expect(atDesk).toMatchObject({ startsAt: gunAt + 7.5 * minute, wave: { startsAt: gunAt } });

  // staff are held by it, too, and free it by moving somebody
  const form = { ...givenForm({ firstName: "ปิติ" }), eventId, revision: 0 };
  const full = await post(given.url, entrySave, { ...form, wave: first }, bearing(admin));
  expect(full.problem!.errors).toEqual([{ path: "wave", code: "wave_full" }]);
  const { revision } = (await get(given.url, entryGet, admin, { eventId, id: entered!.id })).reply!.data;
  const same = { ...givenForm({ firstName: "มานี", lastName: "ย้าย" }), eventId, id: entered!.id, revision };
  expect((await post(given.url, entrySave, { ...same, wave: second }, bearing(admin))).status).toBe(200);
  expect((await post(given.url, entrySave, { ...form, wave: first }, bearing(admin))).status).toBe(200);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("that somebody has chosen stay, and one of another category is refused", async () => {
  const wave = await addWave("C", 30, 5);
  const contact = await givenContact(given.url, "waves");
  const [entry] = (await contact.choose({ category: "10K", wave })).reply!.data.entries;
  const remove = () => post(given.url, waveDelete, { eventId, id: wave, revision: 1 }, bearing(admin));
  expect((await remove()).problem!.reasons).toEqual(["in_use"]);
  expect((await contact.choose({ category: "10K", wave: 999_999 })).problem!.errors).toEqual([
    { path: "wave", code: "unknown" },
  ]);
  await contact.drop(entry!.id);
  expect((await remove()).status).toBe(200);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("take nobody back who has withdrawn, once another has the place, alone or among many", async () => {
  const wave = await addWave("D", 45, 1);
  const form = (lastName: string) => ({ ...givenForm({ firstName: "กลับ", lastName }), eventId, revision: 0, wave });
  const saved = async (lastName: string) =>
    (await post(given.url, entrySave, form(lastName), bearing(admin))).reply!.data;
  const { id, revision } = await saved("หนึ่ง");
  const withdraw = (withdrawn: boolean, seen: number) =>
    post(given.url, entryWithdraw, { eventId, id, revision: seen, withdrawn, reason: "ป่วย" }, bearing(admin));
  expect((await withdraw(true, revision)).status).toBe(200);
  await saved("สอง");
  expect((await withdraw(false, revision + 1)).problem!.reasons).toEqual(["wave_full"]);
  const restore = { eventId, selection: { ids: [id] }, change: { kind: "restore" } } as const;
  const many = await post(
    given.url,
    entryBulk,
    { ...restore, selection: { ids: [...restore.selection.ids] } },
    bearing(admin),
  );
  expect(many.reply!.data).toMatchObject({ changed: 0, refused: [{ reasons: [{ code: "wave_full" }] }] });
  expect(await wrongCounters(given.db)).toEqual([]);
});
