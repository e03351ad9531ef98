import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import { kitBoard, kitExport, kitFind, kitHandOut, kitList, kitTakeBack } from "@time-event/contract/kits";
import { readAdd } from "@time-event/contract/read-changes";
import { webRegisterResultList } from "@time-event/contract/results";
import { ticketCode } from "@time-event/domain/kits/ticket-code";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenContact, givenSale, givenShirt } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const dayBefore = gunAt - 18 * 3_600_000;
let given: GivenApp;
let eventId: number;
let one: string;
let two: string;
let now = dayBefore;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  one = await givenSignedIn(given, "desk-one", "registration_desk");
  two = await givenSignedIn(given, "desk-two", "registration_desk");
});
afterAll(() => given.stop());
beforeEach(async () => {
  now = dayBefore;
  const entries = [
    givenEntry("101", { firstName: "มานี", lastName: "ใจดี" }),
    givenEntry("102", { firstName: "ปิติ", lastName: "ใจกล้า", chip: "C102" }),
    givenEntry("103", { firstName: "ชูใจ", lastName: "เลิศล้ำ" }),
    givenEntry("104", { firstName: "วีระ", lastName: "ประสงค์สุข" }),
  ];
  const race = givenRaceDefinition({ slug: `kits-${randomUUID().slice(0, 8)}`, state: "closed" });
  eventId = await givenRace(given.db, race, { entries, passings: [givenPassing("C900", "START", 1)] });
});

const find = async (text: string, bearer = one) => (await get(given.url, kitFind, bearer, { eventId, text })).reply!;
const idOf = async (bib: string) => (await find(bib)).data[0]!.entryId;
const handOut = async (bibs: readonly string[], more: Partial<BodyOf<typeof kitHandOut>> = {}, bearer = one) => {
  const entryIds = await Promise.all(bibs.map(idOf));
  return post(given.url, kitHandOut, { eventId, entryIds, submit: randomUUID(), ...more }, bearing(bearer));
};
const board = async () => (await get(given.url, kitBoard, one, { eventId })).reply!.data;
const waiting = async (more: object = {}) =>
  (await get(given.url, kitList, one, { eventId, ...more })).reply!.data.map(({ bib }) => bib);
const audited = async (action: string) =>
  given.db
    .selectFrom("auditEntries")
    .select("entry")
    .where("action", "=", action)
    .where("eventId", "=", eventId)
    .execute();

it("finds people by bib, by words of a name, and by a bib that a scanner types on a Thai keyboard", async () => {
  expect(await find("102")).toMatchObject({
    data: [
      { bib: "102", chip: "C102", name: "ปิติ ใจกล้า", category: "10K", isHandedOut: false, doubts: [], order: null },
    ],
    meta: { by: "bib", more: false, hasChips: true },
  });
  // the keys 1, 0, 3
  expect((await find("ๅจ-")).data.map(({ bib }) => bib)).toEqual(["103"]);
  expect((await find("๑๐๔")).data.map(({ bib }) => bib)).toEqual(["104"]);
  expect(await find("ใจ")).toMatchObject({
    meta: { by: "name" },
    data: [{ bib: "103" }, { bib: "102" }, { bib: "101" }],
  });
  expect(await find("9999")).toMatchObject({ data: [], meta: { by: null } });
});

it("hands out with who, when, where and for whom, and takes back without forgetting", async () => {
  const handedOut = await handOut(["101"], { desk: "โต๊ะ 1", pickedUpBy: "สมคิด ใจดี", tookMs: 9_000 });
  expect(handedOut.reply!.data).toEqual({ handedOut: 1 });
  const step = { kind: "handed_out", at: dayBefore, by: "desk-one", desk: "โต๊ะ 1", pickedUpBy: "สมคิด ใจดี", reason: "" };
  expect((await find("101")).data[0]).toMatchObject({ isHandedOut: true, steps: [step] });
  expect(await board()).toMatchObject({
    categories: [{ code: "10K", entered: 4, handedOut: 1, withoutBib: 0 }],
    desks: [{ desk: "โต๊ะ 1", handedOut: 1, medianMs: 9_000, lastAt: dayBefore }],
    quarters: [{ handedOut: 1 }],
    last: [{ bib: "101", isLast: true }],
  });
  expect(await waiting()).toEqual(["102", "103", "104"]);
  expect(await waiting({ show: "handed_out" })).toEqual(["101"]);

  now += 60_000;
  const entryIds = [await idOf("101")];
  const back = { eventId, entryIds, submit: randomUUID(), reason: "หยิบผิดถุง" };
  expect((await post(given.url, kitTakeBack, back, bearing(two))).reply!.data).toEqual({ takenBack: 1 });
  // sent twice is once
  expect((await post(given.url, kitTakeBack, back, bearing(two))).reply!.data).toEqual({ takenBack: 1 });
  const again = { ...back, submit: randomUUID() };
  expect((await post(given.url, kitTakeBack, again, bearing(two))).problem!.reasons).toEqual(["nothing_to_undo"]);
  const { isHandedOut, steps } = (await find("101")).data[0]!;
  expect({ isHandedOut, kinds: steps.map(({ kind }) => kind) }).toEqual({
    isHandedOut: false,
    kinds: ["taken_back", "handed_out"],
  });
  expect(await board()).toMatchObject({ categories: [{ handedOut: 0 }], last: [{ isLast: true }, { isLast: false }] });
  expect(await handOut(["101"], {}, two)).toMatchObject({ status: 200 });
  expect([await audited("kit-hand-out"), await audited("kit-take-back")].map(({ length }) => length)).toEqual([2, 1]);
});

it("never hands out one kit at two desks, and says so to the second", async () => {
  for (const bib of ["101", "102", "103", "104"]) {
    const desks = [one, two, one, two, one, two];
    const answers = await Promise.all(desks.map((bearer) => handOut([bib], {}, bearer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, problem } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, reasons: problem!.reasons }).toEqual({ status: 409, reasons: ["already_handed_out"] });
    }
    expect((await find(bib)).data[0]!.steps).toHaveLength(1);
  }
  expect((await board()).categories[0]).toMatchObject({ entered: 4, handedOut: 4 });
});

it("takes the same press twice for one, also while both are on their way", async () => {
  const submit = randomUUID();
  const twice = await Promise.all([handOut(["101", "102"], { submit }), handOut(["101", "102"], { submit })]);
  expect(twice.map(({ reply }) => reply!.data.handedOut)).toEqual([2, 2]);
  expect((await find("101")).data[0]!.steps).toHaveLength(1);
  expect(await audited("kit-hand-out")).toHaveLength(2);
});

it("hands out all kits of a press or none", async () => {
  await handOut(["102"]);
  const answer = await handOut(["101", "102"], {}, two);
  expect(answer.problem!.errors).toEqual([{ path: "entryIds.1", code: "already_handed_out" }]);
  expect((await find("101")).data[0]!.isHandedOut).toBe(false);
  const nobody = await post(
    given.url,
    kitHandOut,
    { eventId, entryIds: [999_999], submit: randomUUID() },
    bearing(one),
  );
  expect(nobody.problem!.errors).toEqual([{ path: "entryIds.0", code: "unknown" }]);
});

it("gives a chip with the kit, whose reads count from then on, and never one that somebody has", async () => {
  const start = { eventId, bib: "101", checkpoint: "FIN", at: gunAt + 50 * 60_000, reason: "กล้อง" };
  expect((await handOut(["101"], { chip: "C102" })).problem!.errors).toEqual([{ path: "chip", code: "taken" }]);
  expect((await find("101")).data[0]).toMatchObject({ chip: "", isHandedOut: false });
  const submit = randomUUID();
  const twice = [await handOut(["101"], { chip: "C101", submit }), await handOut(["101"], { chip: "C101", submit })];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await find("101")).data[0]).toMatchObject({ chip: "C101", isHandedOut: true });
  const chief = await givenSignedIn(given, `chief-${eventId}`);
  await post(given.url, readAdd, start, bearing(chief));
  const { slug } = await given.db
    .selectFrom("events")
    .select("slug")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  const results = await get(given.url, webRegisterResultList, undefined, { event: slug, category: "10K" });
  expect(results.status).toBe(200);
});

it("shows what the ticket's order bought, warns of money that is owed, and stops until somebody says why", async () => {
  const slug = `sold-${randomUUID().slice(0, 8)}`;
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers: free } as const;
  eventId = await givenSale(given.db, team, slug);
  const shirt = await givenShirt(given.db, eventId, { priceSatang: 0 });
  const medal = await givenShirt(given.db, eventId, { priceSatang: 0, nameEn: "Medal", needsShipping: true });
  const players = [1, 2].map((each) =>
    givenPlayer({
      birthDate: `1990-05-0${each}`,
      addOns: [shirt, medal].map((addOn) => ({ addOn, option: each === 1 ? "S" : "M", quantity: 1 })),
    }),
  );
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", team: "สองสหาย", players });
  const to = { name: "มานี", phone: "0812345678", address: "1 ถนนสุข", province: "เชียงใหม่", postcode: "50000" };
  await contact.save({ shipping: { ...to, subdistrict: "", district: "" } });
  const { reference } = await contact.order();
  expect(await find(`${reference}:1`)).toMatchObject({ data: [], meta: { by: "ticket", orderState: "held" } });
  await contact.confirm();
  const { entries } = await contact.order();
  const entry = entries[0]!.id;

  const all = await find(ticketCode(reference, entry));
  expect(all).toMatchObject({ meta: { by: "ticket", orderState: null } });
  expect(all.data.map(({ addOns }) => addOns.map(({ option, quantity }) => [option.en, quantity]))).toEqual([
    [["S", 1]],
    [["M", 1]],
  ]);
  // what goes by post is named, so that nobody looks for it on the table
  expect(all.data.map(({ sentHome }) => sentHome.map(({ name, option }) => [name.en, option.en]))).toEqual([
    [["Medal", "S"]],
    [["Medal", "M"]],
  ]);
  const second = all.data[1]!.entryId;
  expect((await find(ticketCode(reference, entry, second))).data.map(({ entryId }) => entryId)).toEqual([second]);
  expect((await find(reference)).data).toHaveLength(2);

  // nobody of them has a bib yet, and money came to be owed
  await sql`update orders set quote = jsonb_set(quote, '{totalSatang}', '50000') where reference = ${reference}`.execute(
    given.db,
  );
  expect((await find(reference)).data[0]).toMatchObject({
    doubts: ["owed", "no_bib"],
    order: { reference, owedSatang: 50_000, hasBegun: false },
  });
  const press = { eventId, entryIds: all.data.map(({ entryId }) => entryId), submit: randomUUID() };
  const stopped = await post(given.url, kitHandOut, press, bearing(one));
  expect(stopped.problem!.reasons).toEqual(["kit_reason_needed"]);
  const reason = "จ่ายเงินสดพรุ่งนี้ หัวหน้าอนุมัติ";
  expect((await post(given.url, kitHandOut, { ...press, reason }, bearing(one))).status).toBe(200);
  expect((await find(reference)).data[0]).toMatchObject({ order: { hasBegun: true }, steps: [{ reason }] });
});

it("keeps who withdrew away from a kit", async () => {
  const withdrawn = given.db.updateTable("entries").set({ withdrawnAt: sql`now()` });
  await withdrawn.where("eventId", "=", eventId).where("bib", "=", "104").execute();
  expect((await handOut(["104"])).problem!.reasons).toEqual(["already_withdrawn"]);
  expect((await board()).categories[0]).toMatchObject({ entered: 3 });
  expect(await waiting({ show: "all" })).toEqual(["101", "102", "103"]);
});

it("writes the list as a file that spreadsheets open", async () => {
  await handOut(["101"], { desk: "1", pickedUpBy: "=HYPERLINK(1)" });
  const asked = `eventId=${eventId}&show=all&format=csv&language=en`;
  const reply = await fetch(`${given.url}/api/event/${kitExport.name}?${asked}`, { headers: bearing(one) });
  expect(reply.headers.get("content-disposition")).toContain("-kits.csv");
  const lines = (await reply.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain("Handed out at");
  expect(lines[1]).toContain("desk-one,1,'=HYPERLINK(1)");
});

it("forgets nothing of what happened, except who came", async () => {
  await handOut(["101"], { pickedUpBy: "สมคิด" });
  const changed = (set: ReturnType<typeof sql>) =>
    sql`update kit_records set ${set} where event_id = ${eventId}`.execute(given.db);
  await expect(changed(sql`made_by = 'somebody else'`)).rejects.toThrow("never changed");
  await expect(sql`delete from kit_records where event_id = ${eventId}`.execute(given.db)).rejects.toThrow(
    "never changed",
  );
  await changed(sql`picked_up_by = '', reason = ''`);
  expect((await find("101")).data[0]!.steps[0]).toMatchObject({ by: "desk-one", pickedUpBy: "" });
});

it("is for who hands out kits at this event", async () => {
  const viewer = await givenSignedIn(given, `viewer-${eventId}`, "viewer");
  const here = await givenSignedIn(given, `here-${eventId}`, "registration_desk", eventId);
  const other = await givenRace(given.db, givenRaceDefinition({ slug: `other-${eventId}` }), {
    entries: [givenEntry("1")],
  });
  expect((await get(given.url, kitFind, here, { eventId, text: "101" })).status).toBe(200);
  expect((await get(given.url, kitFind, here, { eventId: other, text: "1" })).status).toBe(404);
  expect((await get(given.url, kitBoard, viewer, { eventId })).status).toBe(404);
  expect((await handOut(["101"], {}, viewer)).status).toBe(404);
  expect((await get(given.url, kitFind, one, { eventId, text: " " })).status).toBe(400);
  expect((await handOut(["101"], { submit: "again" })).status).toBe(400);
  // a kit of another event is nobody's here
  const { id } = await given.db
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", other)
    .executeTakeFirstOrThrow();
  const press = { eventId, entryIds: [id], submit: randomUUID() };
  expect((await post(given.url, kitHandOut, press, bearing(one))).problem!.reasons).toEqual(["unknown"]);
});
