import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { parseReply } from "@time-event/contract/call";
import { docketAppeal, docketDecide, docketPropose } from "@time-event/contract/docket";
import { protestAnswer, protestList, webRequestList, webRequestSave } from "@time-event/contract/protests";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { type Contact, givenContact, givenSale, submit } from "../orders/testing/given-sale.ts";
import { givenPublishing } from "../publications/testing/given-publishing.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const now = Date.now();
let given: GivenApp;
let eventId: number;
let chief: string;
let judge: string;
let manee: Contact;
let piti: Contact;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
});
afterAll(() => given.stop());
beforeEach(async () => {
  const slug = `letters-${randomUUID().slice(0, 8)}`;
  const free = { name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null };
  eventId = await givenSale(given.db, { feeTiers: [free] }, slug);
  chief = await givenSignedIn(given, `chief-${slug}`, "event_manager");
  judge = await givenSignedIn(given, `judge-${slug}`, "timing_official");
  manee = await entered(slug, "1", "th");
  piti = await entered(slug, "2", "en");
});

/** Somebody who is in the race with this bib, and reads this language. */
async function entered(slug: string, bib: string, language: "th" | "en"): Promise<Contact> {
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", players: [givenPlayer({ firstName: `คน${bib}` })] });
  await contact.confirm();
  const { reference } = await contact.order();
  const orders = given.db.updateTable("orders").set({ language }).where("reference", "=", reference);
  const { id } = await orders.returning("id").executeTakeFirstOrThrow();
  await given.db.updateTable("entries").set({ bib }).where("orderId", "=", id).execute();
  return contact;
}

const lettersTo = async (contact: Contact) => {
  const { reference } = await contact.order();
  const rows = given.db.selectFrom("mails as m").innerJoin("orders as o", "o.id", "m.orderId");
  const found = rows.select(["m.template", "m.subject", "m.body"]).where("o.reference", "=", reference);
  return found.where("m.template", "in", ["order-protest", "order-appeal"]).orderBy("m.id").execute();
};

async function protest({ key }: Contact): Promise<void> {
  const read = await fetch(`${given.url}/api/web/${webRequestList.name}`, { headers: withKey(key) });
  const [player] = parseReply(webRequestList, await read.json()).data.players;
  const sent = { entry: player!.id, kind: "own_result" as const, text: "เวลาไม่ตรง" };
  expect((await submit(given.url, webRequestSave, sent, { key })).status).toBe(200);
}

const answerAll = async (decision: "accept" | "reject", words: string) => {
  const { data } = (await get(given.url, protestList, judge, { eventId, which: "open" })).reply!;
  for (const { id, revision } of data) {
    const body = { eventId, id, revision, decision, answer: words };
    expect((await post(given.url, protestAnswer, body, bearing(judge))).status).toBe(200);
    // a second press tells nobody twice
    expect((await post(given.url, protestAnswer, body, bearing(judge))).status).toBe(409);
  }
};

/** A penalty of a bib that was appealed; `decide` answers the appeal. */
async function givenAppeal(bib: string) {
  const effect = { kind: "time" as const, timeMs: 60_000 };
  const proposal = { eventId, bib, rule: "", effect, reason: "ทิ้งขยะ" };
  const { id, revision } = (await post(given.url, docketPropose, proposal, bearing(judge))).reply!.data;
  const decided = { eventId, id, revision, step: "decide" as const, note: "", appealMinutes: 15 };
  const inForce = (await post(given.url, docketDecide, decided, bearing(chief))).reply!.data;
  const appealed = { eventId, id, revision: inForce.revision, note: "ไม่ใช่" };
  const { data } = (await post(given.url, docketAppeal, appealed, bearing(judge))).reply!;
  return (step: "uphold" | "lift", note: string) => {
    const body = { eventId, id, revision: data.revision, step, note, appealMinutes: 0 };
    return post(given.url, docketDecide, body, bearing(judge));
  };
}

it("writes the answer to a protest to whoever protested, in their language, with their link", async () => {
  await givenPublishing(given, eventId, chief).publish();
  await protest(manee);
  await answerAll("reject", "ดูกล้องแล้ว เวลาถูกต้อง");
  const [letter, ...others] = await lettersTo(manee);
  expect(others).toEqual([]);
  expect(letter!.subject).toContain("กรรมการตอบคำประท้วงของ BIB 1");
  expect(letter!.body).toContain("ผล: ไม่รับคำประท้วง\nดูกล้องแล้ว เวลาถูกต้อง\n");
  expect(letter!.body).toContain("{{link}}");
  expect(await lettersTo(piti)).toEqual([]);

  await protest(piti);
  await answerAll("accept", "Time added");
  expect(await lettersTo(piti)).toMatchObject([
    { body: expect.stringContaining("The protest is accepted\nTime added\n") },
  ]);
});

it("writes what became of an appeal, also when the jury gave no reason", async () => {
  const decide = await givenAppeal("1");
  expect(await lettersTo(manee)).toEqual([]);
  expect((await decide("lift", "")).status).toBe(200);
  expect(await lettersTo(manee)).toMatchObject([
    { template: "order-appeal", body: expect.stringContaining("ผล: ยกเลิกโทษ\n–\n") },
  ]);
  expect((await (await givenAppeal("2"))("uphold", "The camera shows it")).status).toBe(200);
  expect(await lettersTo(piti)).toMatchObject([
    { body: expect.stringContaining("The penalty stands\nThe camera shows it\n") },
  ]);
});

it("waits for who changes the order before it takes the version of results, as they do", async () => {
  const decide = await givenAppeal("1");
  const { reference } = await manee.order();
  const decided = await given.db.transaction().execute(async (tx) => {
    await sql`select from orders where reference = ${reference} for update`.execute(tx);
    const answer = decide("uphold", "x");
    await expect.poll(() => isSomebodyWaiting(given.db)).toBe(true);
    await sql`set local lock_timeout = '5s'`.execute(tx);
    await tx.updateTable("resultVersions").set({ rulesVersion: 0 }).where("eventId", "=", eventId).execute();
    return { answer };
  });
  expect((await decided.answer).status).toBe(200);
});
