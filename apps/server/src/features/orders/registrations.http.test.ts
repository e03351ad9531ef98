import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callPath, parseReply } from "@time-event/contract/call";
import { webPlayerRegisterGet, webRegisterList } from "@time-event/contract/registrations";
import { webTeamGet, webTeamList, webTeamSave } from "@time-event/contract/teams";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact, givenSale, submit } from "./testing/given-sale.ts";

const { clock } = givenClock();
let given: GivenApp;
const slug = `sale-${randomUUID().slice(0, 8)}`;
let eventId: number;

beforeAll(async () => {
  given = await givenApp({}, { clock });
  const feeTiers = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamSmallest: 2, teamLargest: 4 } as const;
  eventId = await givenSale(given.db, { capacity: 20, feeTiers, ...team }, slug);
});
afterAll(() => given.stop());

const [first, second] = [
  givenPlayer({ firstName: "สมชาย", lastName: "กล้าหาญ" }),
  givenPlayer({ firstName: "ชูใจ", lastName: "รักดี" }),
];

async function entryOf(key: string, id: number) {
  const path = callPath(webPlayerRegisterGet, { id });
  const response = await fetch(`${given.url}/api/web/${path}`, { headers: withKey(key) });
  return parseReply(webPlayerRegisterGet, await response.json()).data;
}

it("changes a team while it is not confirmed, within its places, and shows it to the public afterwards", async () => {
  const contact = await givenContact(given.url, slug);
  const chosen = await contact.choose({ category: "10K", team: "สายฟ้า", size: 2, players: [first] });
  const { id } = chosen.reply!.data.entries[0]!;
  const save = (form: object) => submit(given.url, webTeamSave, { id, ...form }, { key: contact.key });
  const renamed = await save({ team: " Lightning ", players: [first, second], captain: 1 });
  expect(renamed.reply!.data.entries).toMatchObject([
    { team: "Lightning", places: 2, players: [{ firstName: "ชูใจ" }, { firstName: "สมชาย" }] },
  ]);
  expect((await save({ players: [first, second, givenPlayer()] })).problem!.errors).toMatchObject([
    { path: "players", code: "team_too_large" },
  ]);
  expect((await save({ captain: 2 })).problem!.errors).toMatchObject([{ path: "captain", code: "unknown" }]);
  expect((await save({ id: 999_999 })).problem!.errors).toMatchObject([{ path: "id", code: "unknown" }]);
  const held = await callWebApi(given.url, webRegisterList, { event: slug });
  expect([held.data, held.meta.categories]).toMatchObject([[], [{ entered: 0, placesHeld: 2, placesLeft: 18 }]]);
  expect(await entryOf(contact.key, id)).toMatchObject({ state: "held", entry: { id, team: "Lightning" }, race: [] });

  expect((await contact.confirm()).reply!.data.state).toBe("confirmed");
  expect((await save({ team: "x" })).problem!.reasons).toEqual(["fixed"]);
  const entered = await callWebApi(given.url, webRegisterList, { event: slug });
  expect(entered.data.map(({ name }) => name).toSorted()).toEqual(["ชูใจ รักดี", "สมชาย กล้าหาญ"]);
  expect(entered.meta).toMatchObject({ total: 2, categories: [{ entered: 2, placesHeld: 0, placesLeft: 18 }] });
  const whole = await entryOf(contact.key, id);
  expect(whole!.race.map(({ firstName }) => firstName)).toEqual(["ชูใจ", "สมชาย"]);
  // whom staff have mended a letter of the name keeps the ticket
  await given.db.updateTable("entries").set({ firstName: "ชูใจ์" }).where("firstName", "=", "ชูใจ").execute();
  expect((await entryOf(contact.key, id))!.race).toHaveLength(2);
  await given.db.updateTable("entries").set({ firstName: "ชูใจ" }).where("firstName", "=", "ชูใจ์").execute();
  const other = await givenContact(given.url, slug);
  expect(await entryOf(other.key, id)).toBeNull();

  expect(await callWebApi(given.url, webTeamList, { event: slug, text: "light" })).toEqual({
    data: [{ team: "Lightning", category: "10K", members: 2 }],
    meta: { total: 1 },
  });
  const { data } = await callWebApi(given.url, webTeamGet, { event: slug, category: "10K", team: "Lightning" });
  expect(data.players.map(({ name }) => name).toSorted()).toEqual(["ชูใจ รักดี", "สมชาย กล้าหาญ"]);
});

it("shows the public no more than the event's privacy does", async () => {
  const team = { event: slug, category: "10K", team: "Lightning" };
  const change = async (column: string, value: string) => {
    await sql`update events set ${sql.ref(column)} = ${value}::text::${sql.raw(value === "false" ? "boolean" : "text")}
      where id = ${eventId}`.execute(given.db);
    // as a save of the setting does
    await sql`update result_versions set version = version + 1 where event_id = ${eventId}`.execute(given.db);
  };
  const namesOf = async () => (await callWebApi(given.url, webTeamGet, team)).data.players.map(({ name }) => name);
  await change("public_names", "initials");
  const shown = await callWebApi(given.url, webRegisterList, { event: slug });
  expect(shown.data.map(({ name }) => name).toSorted()).toEqual(["ช. ร.", "ส. ก."]);
  expect((await callWebApi(given.url, webRegisterList, { event: slug, text: "กล้าหาญ" })).data).toEqual([]);
  await expect.poll(async () => (await namesOf()).toSorted(), { timeout: 5_000 }).toEqual(["ช. ร.", "ส. ก."]);
  await change("public_start_list", "false");
  const hidden = await callWebApi(given.url, webRegisterList, { event: slug });
  expect([hidden.data, hidden.meta.total]).toEqual([[], 0]);
  await expect
    .poll(async () => (await callWebApi(given.url, webTeamList, { event: slug })).data, { timeout: 5_000 })
    .toEqual([]);
  const statusOf = async () => (await fetch(`${given.url}/api/web/${callPath(webTeamGet, team)}`)).status;
  await expect.poll(statusOf, { timeout: 5_000 }).toBe(404);
});
