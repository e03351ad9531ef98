import { webRegisterGetByKeyword } from "@time-event/contract/find-order";
import { mailGet, mailList, mailResend } from "@time-event/contract/mails";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toTimestamp } from "../../db/column-types.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { type GivenSmtpServer, startSmtpServer } from "../../testing/given-smtp-server.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenContact, givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let smtp: GivenSmtpServer;
let eventId: number;
let manager: string;
let admin: string;
const { clock } = givenClock();

beforeAll(async () => {
  smtp = await startSmtpServer();
  given = await givenApp({ MAIL_URL: smtp.url }, { clock });
  eventId = await givenSale(given.db, {}, "letters");
  await givenSale(given.db, {}, "others");
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  admin = await givenSignedIn(given, "admin");
});
afterAll(async () => {
  await given.stop();
  await smtp.close();
});

/** An order whose contact gets a letter. */
async function givenLetter(slug: string, email: string) {
  const contact = await givenContact(given.url, slug, { name: "มานี", email });
  await contact.choose({ category: "10K", players: [givenPlayer()] });
  await contact.confirm();
  return contact;
}
const list = async (token: string, params: object = {}) => (await get(given.url, mailList, token, params)).reply!;
const read = async (token: string, id: number) => (await get(given.url, mailGet, token, { id })).reply?.data;
const resend = (token: string, id: number) => post(given.url, mailResend, { id }, bearing(token));

it("shows staff of an event its letters with their fate and text, but no key, and no others", async () => {
  smtp.moods.push("refuse");
  await givenLetter("letters", "gone@example.org");
  await given.work();
  await givenLetter("letters", "manee@example.org");
  await givenLetter("others", "other@example.org");
  const { data, meta } = await list(manager);
  expect(meta.total).toBe(2);
  expect(data).toMatchObject([
    { recipient: "manee@example.org", state: "waiting", template: "order-registered" },
    { recipient: "gone@example.org", state: "failed", order: { eventId } },
  ]);
  expect((await list(manager, { state: "failed" })).data.length).toBe(1);
  expect((await list(manager, { text: "MANEE@" })).data.length).toBe(1);
  expect((await list(admin)).meta.total).toBeGreaterThanOrEqual(3);
  expect(await read(manager, data[0]!.id)).toMatchObject({
    body: expect.stringContaining("{{link}}"),
    canResend: false,
  });
  expect(await read(manager, data[1]!.id)).toMatchObject({ error: expect.stringContaining("refused"), tries: 1 });
  const other = (await list(admin, { text: "other@" })).data[0]!;
  expect(await read(manager, other.id)).toBeUndefined();
});

it("says why a letter was not sent", async () => {
  const contact = await givenLetter("letters", "flooded@example.org");
  await given.work();
  await sql`insert into mails (message_id, recipient, subject, body, created_at, sent_at, order_id, budget)
    select 'f' || n, recipient, subject, body, created_at, case when n < 6 then created_at end, order_id, 'link'
    from (select * from mails order by id desc limit 1) m, generate_series(1, 6) n`.execute(given.db);
  await post(given.url, webRegisterGetByKeyword, { event: "letters", keyword: (await contact.order()).reference }, {});
  await given.work();
  const { data } = await list(manager, { text: "flooded@" });
  expect(data.map(({ state, whyNotSent }) => [state, whyNotSent])).toEqual([
    ["not_sent", "too_many"],
    ["not_sent", "given_up"],
    ...Array.from({ length: 6 }, () => ["sent", null]),
  ]);
  expect((await resend(manager, data[0]!.id)).status).toBe(200);
  expect((await list(manager, { text: "flooded@" })).data[0]).toMatchObject({ state: "waiting", whyNotSent: null });
});

it("sends a letter again to the contact of now, whoever it was written to", async () => {
  const contact = await givenLetter("letters", "wrong@example.org");
  await given.work();
  smtp.received.length = 0;
  const [letter] = (await list(manager, { text: "wrong@" })).data;
  expect(letter).toMatchObject({ state: "sent" });
  await contact.change({ name: "มานี", email: "right@example.org" });
  expect((await resend(manager, letter!.id)).status).toBe(200);
  await given.work();
  expect(smtp.received.map(({ to }) => to)).toEqual(["right@example.org"]);
  await givenLetter("letters", "soon@example.org");
  const [waiting] = (await list(manager, { text: "soon@" })).data;
  expect((await resend(manager, waiting!.id)).problem!.reasons).toEqual(["fixed"]);
});

it("hides addresses and texts from who may not see personal data, and never shows what opens an account", async () => {
  await given.db
    .insertInto("rolePermissions")
    .values([{ roleCode: "viewer", permissionCode: "messages_send" }])
    .execute();
  const viewer = await givenSignedIn(given, "viewer-x", "viewer", eventId);
  const { data } = await list(viewer);
  expect(data.every(({ recipient }) => /^.•••@example\.org$/.test(recipient))).toBe(true);
  expect((await list(viewer, { text: "manee@" })).data).toEqual([]);
  expect((await read(viewer, data[0]!.id))?.body).toBeNull();
  await given.db
    .insertInto("mails")
    .values({
      messageId: "<x@y>",
      recipient: "staff@example.org",
      subject: "Reset",
      body: "https://secret",
      createdAt: toTimestamp(clock()),
    })
    .execute();
  const [account] = (await list(admin, { text: "staff@" })).data;
  expect(await read(admin, account!.id)).toMatchObject({ body: null, order: null, canResend: false });
  expect((await resend(admin, account!.id)).problem!.reasons).toEqual(["fixed"]);
});

it("is for those who may write messages", async () => {
  const outsider = await givenSignedIn(given, "timing", "timing_official", eventId);
  const callers = { url: given.url, outsider, insider: admin };
  const { data } = await list(admin, { state: "sent" });
  await expectGuarded(callers, mailResend, { good: { id: data[0]!.id }, bad: { id: 0 }, badPath: "id" });
});
