import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { parseReply } from "@time-event/contract/call";
import { docketDecide, docketList, docketPropose } from "@time-event/contract/docket";
import type { BodyOf } from "@time-event/contract/endpoint";
import {
  protestAnswer,
  protestList,
  protestPhoto,
  webRequestList,
  webRequestSave,
} from "@time-event/contract/protests";
import { publicationCompare, publicationList, publicationPublish } from "@time-event/contract/publications";
import { webImagesSave } from "@time-event/contract/transfers";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { type Contact, givenContact, givenSale, submit } from "../orders/testing/given-sale.ts";
import { drawSlip } from "../slips/testing/given-slip.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
let given: GivenApp;
let now = Date.now();
let slug: string;
let eventId: number;
let chief: string;
let judge: string;
let manee: Contact;
let piti: Contact;
let entry: number;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `protest-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(
    given.db,
    { feeTiers: [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }] },
    slug,
  );
  chief = await givenSignedIn(given, `chief-${slug}`, "event_manager");
  judge = await givenSignedIn(given, `judge-${slug}`, "timing_official");
  manee = await entered("1");
  piti = await entered("2");
  entry = (await requests(manee)).players[0]!.id;
});

/** Somebody who is in the race with this bib. */
async function entered(bib: string): Promise<Contact> {
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", players: [givenPlayer({ firstName: `คน${bib}` })] });
  await contact.confirm();
  await given.db.updateTable("entries").set({ bib }).where("eventId", "=", eventId).where("bib", "=", "").execute();
  return contact;
}
const read = (key?: string) => fetch(`${given.url}/api/web/${webRequestList.name}`, { headers: withKey(key) });
const requests = async ({ key }: Contact) => parseReply(webRequestList, await (await read(key)).json()).data;
const save = (contact: Contact, sent: Partial<BodyOf<typeof webRequestSave>> = {}, repeatId?: string) =>
  submit(
    given.url,
    webRequestSave,
    { entry, kind: "own_result", text: "เวลาไม่ตรง", ...sent },
    { key: contact.key, ...(repeatId && { repeatId }) },
  );
const publish = async (state: "provisional" | "official") => {
  const of = { eventId, category: "10K" };
  const compared = await get(given.url, publicationCompare, chief, of);
  const { seen } = compared.reply!.meta;
  return post(
    given.url,
    publicationPublish,
    { ...of, state, protestMinutes: 2, reason: "x", seen, formId: randomUUID() },
    bearing(chief),
  );
};
const listed = async (which: "open" | "answered") =>
  (await get(given.url, protestList, judge, { eventId, which })).reply!;
const answer = (one: { id: number; revision: number }, decision: "accept" | "reject" = "accept", by = judge) =>
  post(
    given.url,
    protestAnswer,
    { eventId, id: one.id, revision: one.revision, decision, answer: "ดูกล้องแล้ว" },
    bearing(by),
  );

it("takes a protest while the time to protest runs, to the jury, and its answer back to the player", async () => {
  expect((await save(manee)).problem).toMatchObject({ reasons: ["not_published"] });
  await publish("provisional");
  expect((await requests(manee)).players).toMatchObject([
    { bib: "1", stage: "protests", protestUntil: now + 2 * minute },
  ]);

  const repeatId = randomUUID();
  const sent = await save(manee, { kind: "other_player", against: " ๒ ", text: "ลัดเส้นทางที่ CP1" }, repeatId);
  expect(sent.reply!.data.protests).toMatchObject([{ bib: "1", against: "2", state: "open", answer: "", entry }]);
  // the answer was lost, and it is sent again
  expect((await save(manee, { kind: "other_player", against: " ๒ ", text: "ลัดเส้นทางที่ CP1" }, repeatId)).body).toBe(
    sent.body,
  );
  expect((await requests(piti)).protests).toEqual([]);

  const open = await listed("open");
  expect(open).toMatchObject({
    meta: { total: 1 },
    data: [{ bib: "1", against: "2", category: "10K", publication: 1 }],
  });
  expect((await get(given.url, publicationList, chief, { eventId })).reply!.data).toMatchObject([{ openProtests: 1 }]);
  now += 2 * minute;
  expect((await publish("official")).problem).toMatchObject({ reasons: ["open_protests"] });

  expect((await answer(open.data[0]!)).reply!.data).toMatchObject({ state: "accepted", answeredBy: `judge-${slug}` });
  expect((await answer(open.data[0]!, "reject")).status).toBe(409);
  expect((await answer({ ...open.data[0]!, revision: 2 }, "reject")).problem).toMatchObject({
    reasons: ["already_answered"],
  });
  expect((await requests(manee)).protests).toMatchObject([{ state: "accepted", answer: "ดูกล้องแล้ว", answeredAt: now }]);
  expect([(await listed("open")).meta.total, (await listed("answered")).meta.total]).toEqual([0, 1]);
  expect((await publish("official")).status).toBe(200);
  expect((await save(manee)).problem).toMatchObject({ reasons: ["protest_over"] });
});

it("names what is wrong with a protest, and takes only so many", async () => {
  await publish("provisional");
  const refused = async (sent: object) => (await save(manee, sent)).problem?.errors;
  expect(await refused({ kind: "other_player", against: "99" })).toMatchObject([{ path: "against", code: "unknown" }]);
  expect(await refused({ kind: "other_player", against: "1" })).toMatchObject([
    { path: "against", code: "same_entry" },
  ]);
  expect(await refused({ entry: (await requests(piti)).players[0]!.id })).toMatchObject([
    { path: "entry", code: "unknown" },
  ]);
  expect((await save(manee, { text: "  " })).status).toBe(400);
  const many = await Promise.all(Array.from({ length: 6 }, () => save(manee)));
  expect(many.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409]);
  expect((await requests(manee)).players).toMatchObject([{ isFull: true }]);
  expect((await save(manee)).problem).toMatchObject({ reasons: ["too_many_protests"] });
  now += 2 * minute;
  expect((await save(manee)).problem).toMatchObject({ reasons: ["protest_over"] });
});

it("makes an appeal a step of the penalty, which an official then decides", async () => {
  const effect = { kind: "time" as const, timeMs: minute };
  const proposal = { eventId, bib: "1", rule: "", effect, reason: "ทิ้งขยะ" };
  const { id, revision } = (await post(given.url, docketPropose, proposal, bearing(judge))).reply!.data;
  const appeal = () => save(manee, { kind: "appeal", penalty: id, text: "ไม่ใช่ของฉัน" });
  expect((await requests(manee)).penalties).toEqual([]);
  expect((await appeal()).problem?.errors).toMatchObject([{ path: "penalty", code: "unknown" }]);
  const step = (seen: number, what: "decide" | "lift", note: string, by: string) =>
    post(given.url, docketDecide, { eventId, id, revision: seen, step: what, note, appealMinutes: 2 }, bearing(by));
  await step(revision, "decide", "", chief);
  expect((await requests(manee)).penalties).toMatchObject([{ id, state: "in_force", mayAppeal: true, appeal: "" }]);
  const other = { entry: (await requests(piti)).players[0]!.id };
  expect((await save(piti, { ...other, kind: "appeal", penalty: id })).problem?.errors).toMatchObject([
    { path: "penalty", code: "unknown" },
  ]);
  now += 3 * minute;
  expect((await appeal()).problem).toMatchObject({ reasons: ["appeal_over"] });
  now -= 3 * minute;
  expect((await appeal()).reply!.data.penalties).toMatchObject([
    { state: "appealed", mayAppeal: false, appeal: "ไม่ใช่ของฉัน", answer: "" },
  ]);
  expect((await appeal()).problem).toMatchObject({ reasons: ["no_such_step"] });

  const [docket] = (await get(given.url, docketList, judge, { eventId })).reply!.data;
  const { reference } = await manee.order();
  expect(docket).toMatchObject({ state: "appealed" });
  expect(docket!.steps.at(-1)).toMatchObject({ step: "appeal", by: reference, note: "ไม่ใช่ของฉัน" });
  await step(docket!.revision, "lift", "ดูกล้องแล้ว ไม่ใช่", judge);
  expect((await requests(manee)).penalties).toMatchObject([{ state: "revoked", answer: "ดูกล้องแล้ว ไม่ใช่" }]);
});

it("keeps a photograph of an open protest for the jury alone", async () => {
  await publish("provisional");
  const [one] = (await save(manee)).reply!.data.protests;
  const file = await drawSlip();
  const send = (contact: Contact, id: number, body: Uint8Array = file) =>
    fetch(`${given.url}/api/web/${webImagesSave.name}?kind=protest&protest=${id}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", ...withKey(contact.key) },
      body: Buffer.from(body),
    });
  const photo = (by: string) =>
    fetch(`${given.url}/api/event/${protestPhoto.name}?eventId=${eventId}&id=${one!.id}`, { headers: bearing(by) });
  expect((await photo(judge)).status).toBe(404);
  expect((await send(piti, one!.id)).status).toBe(409);
  expect((await send(manee, one!.id, Buffer.from("no picture"))).status).toBe(409);
  // a bad network sends it twice
  expect([(await send(manee, one!.id)).status, (await send(manee, one!.id)).status]).toEqual([200, 200]);
  expect((await requests(manee)).protests).toMatchObject([{ hasPhoto: true }]);
  const shown = await photo(judge);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const desk = await givenSignedIn(given, `desk-${slug}`, "registration_desk");
  expect((await photo(desk)).status).toBe(404);
  await answer((await listed("open")).data[0]!);
  expect((await send(manee, one!.id)).status).toBe(409);
});

it("gives strangers nothing, and lets only those answer who may decide", async () => {
  await publish("provisional");
  await save(manee);
  const [one] = (await listed("open")).data;
  expect((await submit(given.url, webRequestSave, { entry, kind: "own_result", text: "x" })).status).toBe(401);
  expect((await read()).status).toBe(401);
  const desk = await givenSignedIn(given, `desk-${slug}`, "registration_desk");
  expect((await get(given.url, protestList, desk, { eventId, which: "open" })).status).toBe(404);
  expect((await answer(one!, "accept", desk)).status).toBe(404);
  const bad = { eventId, id: one!.id, revision: 1, decision: "accept" as const, answer: "" };
  expect((await post(given.url, protestAnswer, bad, bearing(judge))).status).toBe(400);
});
