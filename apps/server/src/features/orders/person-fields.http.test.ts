import { randomUUID } from "node:crypto";
import { entryExport, entryGet } from "@time-event/contract/entries";
import { eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import { webTeamSave } from "@time-event/contract/teams";
import { type AskedOfPerson, usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { type Contact, givenContact, givenSale, givenShirt, offersOf, submit } from "./testing/given-sale.ts";

// Numbers of documents, names in Latin letters and addresses: asked by an event, kept, and seen by whom they concern.

const number = "1101700230708";
let given: GivenApp;
let admin: string;
let slug: string;
let eventId: number;
let contact: Contact;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `asks-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 100 }, slug);
  contact = await givenContact(given.url, slug);
});

async function ask(asked: Partial<AskedOfPerson>) {
  const { revision } = (await get(given.url, eventAskedGet, admin, { eventId })).reply!.data;
  return post(given.url, eventAskedSave, { eventId, revision, ...usuallyAsked, ...asked }, bearing(admin));
}
const wordsOf = ({ problem }: { problem: { errors?: readonly object[] | undefined } | undefined }) =>
  (problem?.errors ?? []).map((each) => Object.values(each).join(" "));
const enter = (player: object) => contact.choose({ category: "10K", players: [givenPlayer(player)] });

it("forgets what the event does not ask", async () => {
  const { entries } = (await enter({ nationalId: number, passport: "AA1234567", address: "1 ถนนสุข" })).reply!.data;
  expect(entries[0]!.players[0]).toMatchObject({ nationalId: "", passport: "", address: "" });
});

it("asks for no other size beside a shirt that is sold by size, unless the organiser does", async () => {
  expect((await offersOf(given.url, slug)).asked.shirtSize).toBe("optional");
  await givenShirt(given.db, eventId);
  expect((await offersOf(given.url, slug)).asked.shirtSize).toBe("hidden");
  expect((await get(given.url, eventAskedGet, admin, { eventId })).reply!.data.shirtSize).toBe("hidden");
  expect((await ask({ shirtSize: "optional" })).status).toBe(200);
  expect((await offersOf(given.url, slug)).asked.shirtSize).toBe("optional");
});

it("tells what it asks, and names at its field what is wrong or missing", async () => {
  expect((await ask({ nationalId: "required", latinName: "required", address: "required" })).status).toBe(200);
  expect((await offersOf(given.url, slug)).asked).toMatchObject({ nationalId: "required", passport: "hidden" });
  expect(wordsOf(await enter({ nationalId: "1101700230705" }))).toEqual(["players.0.nationalId bad_thai_id"]);
  await enter({ firstNameEn: "Manee" });
  expect(wordsOf(await contact.confirm())).toEqual([
    "entries.0.players.0.nationalId required",
    "entries.0.players.0.lastNameEn required",
    "entries.0.players.0.address required",
    "entries.0.players.0.province required",
    "entries.0.players.0.postcode required",
  ]);
});

it("enters nobody twice under one number, however the name is written", async () => {
  await ask({ nationalId: "optional", passport: "optional" });
  expect((await enter({ nationalId: number, passport: "AA1234567" })).status).toBe(200);
  const other = await givenContact(given.url, slug);
  const asOther = (player: object) => other.choose({ category: "10K", players: [givenPlayer(player)] });
  expect(wordsOf(await asOther({ nationalId: "1-1017-00230-70-8" }))).toEqual(["players.0.nationalId held_by_order"]);
  expect(wordsOf(await asOther({ passport: "aa 1234567" }))).toEqual(["players.0.passport held_by_order"]);
  // the same once it is in the race
  await sql`update fee_tiers set price_satang = 0`.execute(given.db);
  expect((await contact.confirm()).reply!.data.state).toBe("confirmed");
  expect(wordsOf(await asOther({ nationalId: number }))).toEqual(["players.0.nationalId already_entered"]);
  expect(wordsOf(await asOther({ passport: "AA1234567" }))).toEqual(["players.0.passport already_entered"]);
  expect((await asOther({ passport: "BB1234567" })).status).toBe(200);
});

it("gives a number one place, whoever asks for it at the same instant", async () => {
  await ask({ nationalId: "optional" });
  const contacts = await Promise.all(Array.from({ length: 4 }, () => givenContact(given.url, slug)));
  const answers = await Promise.all(
    contacts.map((each) => each.choose({ category: "10K", players: [givenPlayer({ nationalId: number })] })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("keeps a telephone number only where somebody can be called by it, and as it is dialled", async () => {
  const { reply } = await enter({ phone: "+66 81-234-5678", emergencyPhone: "๐๒ ๑๒๓ ๔๕๖๗" });
  const [player] = reply!.data.entries[0]!.players;
  expect(player).toMatchObject({ phone: "0812345678", emergencyPhone: "021234567" });
  expect(wordsOf(await enter({ phone: "12345", emergencyPhone: "081" }))).toEqual([
    "players.0.phone bad_phone",
    "players.0.emergencyPhone bad_phone",
  ]);
  const address = { address: "1", subdistrict: "", district: "", province: "ตาก", postcode: "63000" };
  expect(wordsOf(await contact.save({ shipping: { ...address, name: "มานี", phone: "081" } }))).toEqual([
    "shipping.phone bad_phone",
  ]);
  expect(wordsOf(await contact.save({ contact: { name: "มานี", phone: "12345", email: "" } }))).toEqual([
    "contact.phone bad_phone",
  ]);
});

it("keeps a citizen's number in no other text of an order", async () => {
  await ask({ nationalId: "optional" });
  const typed = `บัตร ${number}`;
  const { reply } = await enter({});
  const { id, category } = reply!.data.entries[0]!;
  const { key } = contact;
  const shipping = {
    name: "มานี",
    phone: "",
    address: typed,
    subdistrict: "",
    district: "",
    province: "",
    postcode: "",
  };
  const receiptTo = { name: typed, taxId: number, branch: "", address: typed };
  const refused = [
    await contact.choose({ category, team: typed, players: [givenPlayer()] }),
    await submit(given.url, webTeamSave, { id, team: typed }, { key }),
    await contact.save({ shipping, receiptTo }),
  ];
  expect(refused.map(wordsOf)).toEqual([
    ["team thai_id"],
    ["team thai_id"],
    ["receiptTo.name thai_id", "receiptTo.address thai_id", "shipping.address thai_id"],
  ]);
  // a person's tax ID is their citizen's number
  expect((await contact.save({ receiptTo: { ...receiptTo, name: "มานี", address: "1 ถนนสุข" } })).status).toBe(200);
});

it("takes them into the race, where only some see them, and each look is on record", async () => {
  await ask({ nationalId: "required", address: "optional" });
  const address = { address: "1 ถนนสุข", subdistrict: "สุเทพ", district: "เมือง", province: "เชียงใหม่", postcode: "50200" };
  await given.db.updateTable("feeTiers").set({ priceSatang: 0 }).execute();
  expect((await enter({ nationalId: "1-1017-00230-70-8", ...address })).status).toBe(200);
  expect((await contact.confirm()).reply?.data.state).toBe("confirmed");

  const { id } = await given.db
    .selectFrom("entries")
    .select(["id", "nationalId"])
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  const seen = async (bearer: string) => (await get(given.url, entryGet, bearer, { eventId, id })).reply!.data.personal;
  const { province: _shown, ...hidden } = address;
  expect(await seen(admin)).toMatchObject({ nationalId: number, ...hidden });
  const viewer = await givenSignedIn(given, `viewer-${slug}`, "viewer", eventId);
  expect(await seen(viewer)).toMatchObject({ nationalId: "•••", address: "•••", postcode: "•••" });
  const looks = given.db.selectFrom("auditEntries").select("seq").where("action", "=", "personal-data-seen");
  expect(await looks.where("eventId", "=", eventId).execute()).toHaveLength(1);

  const fileOf = async (personal: string) => {
    const query = new URLSearchParams({ eventId: String(eventId), format: "csv", language: "en", personal });
    const reply = await fetch(`${given.url}/api/event/${entryExport.name}?${String(query)}`, {
      headers: bearing(admin),
    });
    return reply.text();
  };
  expect(await fileOf("yes")).toContain(number);
  expect(await fileOf("no")).not.toContain(number);
});

it("does not overwrite somebody else's setting, and shows strangers nothing", async () => {
  const body = { eventId, revision: 7, ...usuallyAsked };
  expect((await post(given.url, eventAskedSave, body, bearing(admin))).problem?.code).toBe("edit_conflict");
  const wrong = { ...body, club: "perhaps" as "hidden" };
  expect((await post(given.url, eventAskedSave, wrong, bearing(admin))).status).toBe(400);
  expect((await post(given.url, eventAskedSave, body, {})).status).toBe(401);
  const other = await givenSale(given.db, {}, `other-${slug}`);
  const manager = await givenSignedIn(given, `m-${slug}`, "event_manager", other);
  expect((await post(given.url, eventAskedSave, body, bearing(manager))).status).toBe(404);
});
