import { orderEdit } from "@time-event/contract/order-edit";
import { orderGet, orderList } from "@time-event/contract/staff-orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { givenContact, givenSale, wrongCounters } from "../testing/given-sale.ts";

let given: GivenApp;
let eventId: number;
let desk: string;
let id: number;
let entryId: number;

beforeAll(async () => {
  given = await givenApp();
  const slug = "edit-run";
  eventId = await givenSale(given.db, {}, slug);
  desk = await givenSignedIn(given, "desk", "registration_desk", eventId);
  const contact = await givenContact(given.url, slug, { name: "สมชาย", phone: "0811111111" });
  await contact.choose({ category: "10K", team: "", players: [givenPlayer({ firstName: "แพรวา" })] });
  await contact.confirm();
  id = (await get(given.url, orderList, desk, { eventId })).reply!.data[0]!.id;
  entryId = (await recordOf()).entries[0]!.id;
});
afterAll(() => given.stop());

const recordOf = async () => (await get(given.url, orderGet, desk, { eventId, id })).reply!.data;

it("changes contact and players by the rules that the contact has, and logs which fields", async () => {
  const contact = { name: "สมชาย ใจดี", phone: "0822222222", email: "", language: "en" as const };
  expect((await post(given.url, orderEdit, { eventId, id, contact }, bearing(desk))).status).toBe(200);
  const [player] = (await recordOf()).entries[0]!.players;
  const entry = { id: entryId, team: "", players: [{ ...player!, firstName: "แพรว" }] };
  expect((await post(given.url, orderEdit, { eventId, id, entry }, bearing(desk))).status).toBe(200);
  expect(await recordOf()).toMatchObject({
    language: "en",
    contact: { name: "สมชาย ใจดี", phone: "0822222222" },
    entries: [{ players: [{ firstName: "แพรว" }] }],
  });
  const logged = await given.db.selectFrom("auditEntries").select("entry").where("action", "=", "order-edit").execute();
  expect(logged.map(({ entry: text }) => (JSON.parse(text as string) as { after: unknown }).after)).toEqual([
    { changed: ["contact.name", "contact.phone", "language"] },
    { changed: ["entries.0"] },
  ]);
  expect(JSON.stringify(logged)).not.toContain("0822222222");
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("refuses what the contact may not do either", async () => {
  const nobody = { name: "", phone: "", email: "no address", language: "th" as const };
  const bad = await post(given.url, orderEdit, { eventId, id, contact: nobody }, bearing(desk));
  expect(bad.problem?.errors).toEqual([{ path: "contact.email", code: "bad_email" }]);
  const entry = { id: entryId, team: "", players: [givenPlayer({ birthDate: "31/2/2533" })] };
  const wrong = await post(given.url, orderEdit, { eventId, id, entry }, bearing(desk));
  expect(wrong.problem?.errors).toContainEqual({ path: "players.0.birthDate", code: "bad_date" });
});

it("is for those who may see what they change", async () => {
  await given.db
    .insertInto("roles")
    .values({ code: "blind", position: 99, nameTh: "x", nameEn: "x" } as never)
    .execute();
  const rights = ["registrations_view", "registrations_edit"].map((permissionCode) => ({
    roleCode: "blind",
    permissionCode,
  }));
  await given.db.insertInto("rolePermissions").values(rights).execute();
  const blind = await givenSignedIn(given, "blind", "blind", eventId);
  const contact = { name: "x", phone: "0812345678", email: "", language: "th" as const };
  const tried = await post(given.url, orderEdit, { eventId, id, contact }, bearing(blind));
  expect(tried.problem?.code).toBe("not_permitted");
});
