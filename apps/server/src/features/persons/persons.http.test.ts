import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { personErase, personExport, personFind } from "@time-event/contract/persons";
import { webRegisterResultList } from "@time-event/contract/results";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenContact, givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let saleId: number;

const canary = {
  firstName: "กัญญาณัฐ",
  lastName: "ขมิ้นเหลือง",
  firstNameEn: "Kanyanat",
  lastNameEn: "Khaminlueang",
  birthDate: "1991-03-04",
  phone: "0899991234",
  email: "khamin@example.org",
  medicalNote: "แพ้กุ้งมังกร",
  emergencyName: "ขจร ขมิ้นเหลือง",
  emergencyPhone: "0877775678",
};
const words = ["ขมิ้นเหลือง", "Khaminlueang", "0899991234", "khamin@example", "กุ้งมังกร", "0877775678"];

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  const { firstName, lastName, firstNameEn, lastNameEn, birthDate } = canary;
  await givenRace(given.db, givenRaceDefinition({ slug: "run-before", state: "finished" }), {
    entries: [givenEntry("7", { firstName, lastName, firstNameEn, lastNameEn, birthDate }), givenEntry("8")],
    passings: [givenPassing("7", "START", 0), givenPassing("7", "FIN", 45)],
  });
  const { email, medicalNote, emergencyName, emergencyPhone } = canary;
  await given.db
    .updateTable("entries")
    // without a phone: whoever looks by the phone finds this place by the name
    .set({ email, medicalNote, emergencyName, emergencyPhone })
    .where("bib", "=", "7")
    .execute();
  saleId = await givenSale(given.db, {}, "run-next");
  await given.db.updateTable("feeTiers").set({ priceSatang: 0 }).execute();
  const contact = await givenContact(given.url, "run-next", {
    name: `${firstName} ${lastName}`,
    phone: "089-999-1234",
    email,
  });
  await contact.choose({ category: "10K", players: [givenPlayer(canary), givenPlayer()].slice(0, 1) });
  await contact.confirm();
});
afterAll(() => given.stop());

const find = async (text: string) => (await get(given.url, personFind, admin, { text })).reply!.data;
const erase = (of: string, traces: number, bearer = admin) =>
  post(given.url, personErase, { of, traces, reason: "คำขอที่ 12" }, bearing(bearer));

/** Without a mail server, letters are files. */
const letterFiles = () => readdir(join(given.dataDir, "outbox"));

/** The words of the person in every table, with the table. */
async function leftOf(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    given.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(given.db);
    for (const word of words) if (rows.some(({ text }) => text.includes(word))) found.push(`${name} ${word}`);
  }
  return found;
}

it("finds a person by any of their data, with every place, and keeps on record that somebody looked", async () => {
  for (const text of ["ขมิ้น", "0899991234", "khamin@"]) {
    const [person, ...others] = await find(text);
    expect(others).toEqual([]);
    expect(person).toMatchObject({ name: "กัญญาณัฐ ขมิ้นเหลือง", birthDate: "1991-03-04" });
    const kinds = person!.traces.map(({ trace }) => trace.split("-")[0]);
    expect(new Set(kinds)).toEqual(new Set(["contact", "entry", "player"]));
    expect(kinds).toHaveLength(4);
  }
  const looks = given.db.selectFrom("auditEntries").select("seq").where("action", "=", "personal-data-seen");
  expect(await looks.execute()).toHaveLength(3);
});

it("gives out everything in one file", async () => {
  const [person] = await find("ขมิ้น");
  const of = person!.traces[0]!.trace;
  const reply = await fetch(`${given.url}/api/event/${personExport.name}?of=${of}`, { headers: bearing(admin) });
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const data = strFromU8(files["person.json"]!);
  for (const word of words) expect(data).toContain(word);
  expect(strFromU8(files["person.html"]!)).toContain("กุ้งมังกร");
  expect(JSON.parse(data)).toMatchObject({ results: [{ status: "finished" }, {}], players: [{}], orders: [{}] });
});

it("erases nobody who is about to run, whose data changed since, or for whom the caller has no right", async () => {
  const [person] = await find("ขมิ้น");
  const of = person!.traces[0]!.trace;
  expect((await erase(of, 4)).problem?.reasons).toEqual(["still_entered"]);
  expect((await erase(of, 3)).problem?.reasons).toEqual(["list_changed"]);
  const manager = await givenSignedIn(given, "manager", "event_manager");
  expect((await erase(of, 4, manager)).status).toBe(404);
  expect((await post(given.url, personErase, { of, traces: 4, reason: "x" }, {})).status).toBe(401);
  expect((await erase("entry-x", 4)).status).toBe(400);
  expect((await erase("entry-999999", 4)).status).toBe(404);
});

it("erases a person everywhere: the result stays without a name, and nothing else of them is left", async () => {
  const before = await callWebApi(given.url, webRegisterResultList, { event: "run-before" });
  await given.db.updateTable("events").set({ state: "finished" }).where("id", "=", saleId).execute();
  await given.work();
  expect(await letterFiles()).not.toEqual([]);
  const [person] = await find("ขมิ้น");
  const { reply } = await erase(person!.traces[0]!.trace, 4);
  expect(reply!.data).toMatchObject({ entries: 2, players: 1, contacts: 1 });
  expect(reply!.data.letters).toBeGreaterThan(0);
  expect(await find("ขมิ้น")).toEqual([]);
  expect(await letterFiles()).toEqual([]);
  // what staff did stays sealed, with the names that things had then
  expect((await leftOf()).filter((each) => !each.startsWith("audit_entries"))).toEqual([]);

  await expect
    .poll(async () => (await callWebApi(given.url, webRegisterResultList, { event: "run-before" })).data[0]?.name)
    .toBe("—");
  const after = await callWebApi(given.url, webRegisterResultList, { event: "run-before" });
  const { name: _name, nameEn: _en, club: _club, nationality: _nat, ...kept } = before.data[0]!;
  expect(after.data[0]).toMatchObject(JSON.parse(JSON.stringify({ bib: kept.bib, ageGroup: kept.ageGroup })) as object);
});

it("erases a captain of more places than a search shows", async () => {
  await sql`
    insert into orders (event_id, reference, state, contact_name, contact_phone, contact_email, language, held_at, created_at)
    select ${saleId}, 'P' || lpad(n::text, 7, '0'), 'expired', 'กัปตัน ทีมใหญ่', '0811112222', 'captain@example.org', 'th', now(), now()
    from generate_series(1, 310) n`.execute(given.db);
  const [captain] = await find("กัปตัน ทีมใหญ่");
  expect((await erase(captain!.traces[0]!.trace, captain!.traces.length)).reply!.data.contacts).toBe(310);
  expect(await given.db.selectFrom("orders").select("id").where("contactEmail", "like", "captain%").execute()).toEqual(
    [],
  );
});
