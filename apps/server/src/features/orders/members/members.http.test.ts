import { randomUUID } from "node:crypto";
import { entryExport } from "@time-event/contract/entries";
import { eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import {
  type MemberPart,
  webTeamGetMember,
  webTeamListMembers,
  webTeamSaveLink,
  webTeamSaveMember,
} from "@time-event/contract/order-members";
import { callPath, parseReply } from "@time-event/contract/call";
import { problem } from "@time-event/contract/errors";
import { type OrderPlayer, orderPlayer } from "@time-event/contract/order-player";
import { usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import { sql, type Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toTimestamp } from "../../../db/column-types.ts";
import type { EntriesTable } from "../../../db/schema.ts";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { withKey } from "../../../testing/given-key.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { type Contact, givenContact, givenSale, givenShirt, submit } from "../testing/given-sale.ts";

// Members of a team fill in their own part, each with a link of their own.

let given: GivenApp;
let slug: string;
let eventId: number;
let captain: Contact;
let entry: number;
let admin: string;
const [one, two] = [givenPlayer({ firstName: "มานี" }), givenPlayer({ firstName: "ปิติ", gender: "M", phone: "" })];

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `team-${randomUUID().slice(0, 8)}`;
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers: free } as const;
  eventId = await givenSale(given.db, team, slug);
  captain = await givenContact(given.url, slug);
  entry = (await save([one, two])).reply!.data.entries[0]!.id;
});

const save = (players: OrderPlayer[], id?: number) =>
  captain.choose({ category: "10K", team: "สองสหาย", players, ...(id !== undefined && { id }) });
const link = (position: number, how: "make" | "end" = "make") =>
  submit(given.url, webTeamSaveLink, { entry, position, link: how }, { key: captain.key });
const linkOf = async (position: number) => (await link(position)).reply!.data.key!;
const fill = (key: string, player: Partial<OrderPlayer>) =>
  submit(given.url, webTeamSaveMember, { player: orderPlayer.parse(player) }, { key });

async function open(key: string) {
  const reply = await fetch(`${given.url}/api/web/${webTeamGetMember.name}`, { headers: withKey(key) });
  const body: unknown = await reply.json();
  return reply.ok ? parseReply(webTeamGetMember, body).data : problem.parse(body).code;
}
async function members() {
  const reply = await fetch(`${given.url}/api/web/${webTeamListMembers.name}`, { headers: withKey(captain.key) });
  return parseReply(webTeamListMembers, await reply.json()).data;
}
async function requireEmergency() {
  const { revision } = (await get(given.url, eventAskedGet, admin, { eventId })).reply!.data;
  const asked = { ...usuallyAsked, emergency: "required" } as const;
  await post(given.url, eventAskedSave, { eventId, revision, ...asked }, bearing(admin));
}

describe("a member's own link", () => {
  it("shows and changes what concerns them alone", async () => {
    const key = await linkOf(1);
    expect(await open(key)).toMatchObject({ event: slug, team: "สองสหาย", invitedBy: "มานี", mayChange: "all" });
    expect(JSON.stringify(await open(key))).not.toContain(one.lastName);
    const { reply } = await fill(key, { ...two, phone: "0891112222" });
    expect(reply!.data.player.phone).toBe("0891112222");
    const { entries } = await captain.order();
    expect(entries[0]!.players).toMatchObject(
      [one, { ...two, phone: "0891112222" }].map(({ lastName, phone }) => ({ lastName, phone })),
    );
    expect(await members()).toMatchObject([
      { invitedAt: null },
      { name: `ปิติ ${two.lastName}`, filledInAt: expect.any(Number) },
    ]);
  });

  it("keeps what they filled in when the captain saves an older form", async () => {
    await fill(await linkOf(1), { ...two, phone: "0891112222" });
    await save([one, two], entry);
    expect((await captain.order()).entries[0]!.players[1]!.phone).toBe("0891112222");
    // who came in their place has filled in nothing themselves
    const other = givenPlayer({ firstName: "ชูใจ" });
    await save([one, { ...other, phone: "089 333 4444" }], entry);
    await save([one, { ...other, phone: "" }], entry);
    expect((await captain.order()).entries[0]!.players[1]!.phone).toBe("");
  });

  it("ends when it is made again, taken back, when somebody else has the place, and with the order's keys", async () => {
    const first = await linkOf(1);
    const second = await linkOf(1);
    expect([await open(first), typeof (await open(second))]).toEqual(["key_revoked", "object"]);
    await link(1, "end");
    expect(await open(second)).toBe("key_revoked");

    const third = await linkOf(1);
    await save([one, givenPlayer({ firstName: "ชูใจ" })], entry);
    expect(await open(third)).toBe("key_ended");
    expect((await fill(third, two)).problem!.code).toBe("key_ended");
    expect(await members()).toMatchObject([{}, { invitedAt: null }]);

    const fourth = await linkOf(0);
    await captain.save({ key: "renew" });
    expect(await open(fourth)).toBe("key_revoked");
  });

  it("opens nothing once the order is cancelled", async () => {
    const key = await linkOf(1);
    await given.db.updateTable("orders").set({ state: "cancelled" }).where("eventId", "=", eventId).execute();
    expect(await open(key)).toBe("key_ended");
  });

  it("is for a member whose name nobody knows yet, too, and not for a place that there is not", async () => {
    await save([one], entry);
    const key = await linkOf(1);
    await fill(key, two);
    expect((await captain.order()).entries[0]!.players.map(({ firstName }) => firstName)).toEqual(["มานี", "ปิติ"]);
    expect((await link(7)).problem!.errors).toMatchObject([{ path: "position", code: "unknown" }]);
  });
});

describe("an order whose members fill in the rest", () => {
  it("is confirmed without it, if they have a link, and never without a name or a birth date", async () => {
    await requireEmergency();
    const contact = { emergencyName: "แม่", emergencyPhone: "0810000000" };
    await save(
      [
        { ...one, ...contact },
        { ...two, birthDate: "" },
      ],
      entry,
    );
    expect((await members())[1]!.missing).toEqual(["birthDate", "emergencyName", "emergencyPhone"]);
    const words = async () => (await captain.confirm()).problem?.errors?.map(({ path }) => path.replace(/^.*\./, ""));
    expect(await words()).toEqual(["birthDate", "emergencyName", "emergencyPhone"]);
    const key = await linkOf(1);
    expect(await words()).toEqual(["birthDate"]);
    await fill(key, two);
    expect((await captain.confirm()).reply!.data.state).toBe("confirmed");
  });

  it("is in the table of entries with what each has chosen and answered, for who may see it", async () => {
    const shirt = await givenShirt(given.db, eventId, { priceSatang: 0 });
    const question = { eventId, position: 1, kind: "text", labelTh: "ยาที่แพ้", labelEn: "Allergies" } as const;
    const { id } = await given.db
      .insertInto("questions")
      .values({ ...question, required: false })
      .returning("id")
      .executeTakeFirstOrThrow();
    const chosen = { addOns: [{ addOn: shirt, option: "S", quantity: 1 }], answers: { [id]: "เพนิซิลลิน" } };
    await save([one, { ...two, ...chosen }], entry);
    expect((await captain.confirm()).reply!.data.state).toBe("confirmed");
    const table = async (personal: "yes" | "no") => {
      const path = callPath(entryExport, { eventId, format: "csv", language: "th", personal });
      const reply = await fetch(`${given.url}/api/event/${path}`, { headers: bearing(admin) });
      return (await reply.text()).trimEnd().split("\n");
    };
    const [head, ...rows] = await table("yes");
    expect(head).toContain("คำถาม: ยาที่แพ้,ตัวเลือก: เสื้อ");
    expect(rows.map((row) => row.includes("เพนิซิลลิน,S × 1"))).toEqual([false, true]);
    expect((await table("no")).join()).not.toMatch(/ยาที่แพ้|เพนิซิลลิน/);
    expect((await table("no")).join()).toContain("S × 1");
  });

  it("is not confirmed without it by a link that opens nothing, nor where nobody but the contact could fill it in", async () => {
    await requireEmergency();
    const filled = { ...one, emergencyName: "แม่", emergencyPhone: "0810000000" };
    const words = async () => (await captain.confirm()).problem?.errors?.map(({ path }) => path);
    const ofSecond = ["entries.0.players.1.emergencyName", "entries.0.players.1.emergencyPhone"];
    await save([filled, two], entry);
    await link(1);
    await save([filled, { ...two, firstName: "ชูใจ" }], entry);
    expect(await words()).toEqual(ofSecond);

    await save([filled, two], entry);
    await link(1);
    await captain.change({ name: "มานี", phone: "0812345678", email: "" });
    expect(await words()).toEqual(ofSecond);
    await captain.change({ name: `ปิติ ${two.lastName}`, phone: "", email: "piti@example.org" });
    expect(await words()).toEqual(ofSecond);

    await given.db
      .updateTable("categories")
      .set({ entryKind: "individual", teamMix: "any", teamSmallest: null, teamLargest: null })
      .where("eventId", "=", eventId)
      .execute();
    await captain.change({ name: "มานี", phone: "", email: "manee@example.org" });
    await save([two], entry);
    await link(0);
    expect(await words()).toEqual(ofSecond.map((path) => path.replace("players.1", "players.0")));
  });

  it("gives what they fill in later to the race, and keeps who they are", async () => {
    const key = await linkOf(1);
    expect((await captain.confirm()).reply!.data.state).toBe("confirmed");
    const changes = { emergencyName: "แม่", club: "ชมรมวิ่ง", firstName: "คนอื่น", birthDate: "1999-01-01" };
    expect((await fill(key, { ...two, ...changes })).reply!.data).toMatchObject({
      mayChange: "rest",
      player: { firstName: "ปิติ", birthDate: "1990-05-05", emergencyName: "แม่" },
    });
    const columns = ["firstName", "birthDate", "emergencyName", "club"] as const;
    const rows = given.db.selectFrom("entries").select(columns).where("eventId", "=", eventId).orderBy("id");
    expect(await rows.execute()).toEqual([
      { firstName: "มานี", birthDate: "1990-05-05", emergencyName: "", club: "" },
      { firstName: "ปิติ", birthDate: "1990-05-05", emergencyName: "แม่", club: "ชมรมวิ่ง" },
    ]);
    await given.db.updateTable("events").set({ state: "live" }).where("id", "=", eventId).execute();
    expect(await open(key)).toMatchObject({ mayChange: "nothing" });
    expect((await fill(key, two)).problem!.reasons).toEqual(["fixed"]);
  });

  it("is a ticket for each of them, on the captain's page and on their own", async () => {
    const key = await linkOf(1);
    expect([(await captain.order()).runners, await open(key)]).toMatchObject([[], { ticket: null }]);
    await captain.confirm();
    await sql`
      insert into waves (event_id, category_id, name_th, name_en, starts_at)
      select event_id, id, 'แดง', 'Red', now() from categories where event_id = ${eventId}`.execute(given.db);
    const wave = await given.db.selectFrom("waves").select("id").where("eventId", "=", eventId).executeTakeFirst();
    await given.db
      .updateTable("entries")
      .set({ bib: "42", waveId: wave!.id })
      .where("eventId", "=", eventId)
      .where("firstName", "=", "ปิติ")
      .execute();
    const { reference, runners } = await captain.order();
    expect(runners).toMatchObject([
      { firstName: "มานี" },
      { firstName: "ปิติ", bib: "42", wave: { name: { en: "Red" } } },
    ]);
    const { ticket } = (await open(key)) as MemberPart;
    expect(ticket).toMatchObject({ reference, runner: runners[1] });
    // nothing of the others
    expect(JSON.stringify(await open(key))).not.toContain(one.lastName);
    await given.db
      .updateTable("entries")
      .set({ withdrawnAt: toTimestamp(0) })
      .where("waveId", "=", wave!.id)
      .execute();
    expect((await captain.order()).runners).toHaveLength(1);
  });

  it("gives it to the very person, who keeps no way in once staff removed, replaced or withdrew them", async () => {
    const race = given.db
      .selectFrom("entries")
      .select(["id", "firstName", "medicalNote"])
      .where("eventId", "=", eventId);
    const three = givenPlayer({ firstName: "ชูใจ" });
    await save([one, two, three], entry);
    const [first, second, third] = [await linkOf(0), await linkOf(1), await linkOf(2)];
    await captain.confirm();
    const [ofFirst, ofSecond] = await race.orderBy("id").execute();
    await given.db.deleteFrom("entries").where("id", "=", ofFirst!.id).execute();
    await fill(second, { ...two, medicalNote: "แพ้เพนิซิลลิน" });
    expect((await race.orderBy("id").execute()).map(({ medicalNote }) => medicalNote)).toEqual(["แพ้เพนิซิลลิน", ""]);
    expect(await open(first)).toBe("key_ended");

    const change = (set: Updateable<EntriesTable>) =>
      given.db.updateTable("entries").set(set).where("id", "=", ofSecond!.id).execute();
    for (const set of [{ firstName: "คนใหม่" }, { firstName: "ปิติ", birthDate: "2001-01-01" }]) {
      await change(set);
      expect(await open(second)).toBe("key_ended");
      expect((await fill(second, { ...two, medicalNote: "เก่า" })).problem!.code).toBe("key_ended");
    }
    expect(await members()).toMatchObject([
      { invitedAt: null },
      { invitedAt: null },
      { invitedAt: expect.any(Number) },
    ]);
    expect((await link(1)).problem!.reasons).toEqual(["fixed"]);
    await given.db
      .updateTable("entries")
      .set({ withdrawnAt: sql`now()` })
      .where("eventId", "=", eventId)
      .execute();
    expect(await open(third)).toBe("key_ended");
    expect((await race.where("medicalNote", "=", "เก่า").execute()).length).toBe(0);
  });
});
