import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import {
  type PaymentAccount,
  paymentChannelDelete,
  paymentChannelList,
  paymentChannelOrder,
  paymentChannelSave,
} from "@time-event/contract/payment-channels";
import {
  eventChannelDelete,
  eventChannelSave,
  eventPaymentGet,
  eventPaymentSave,
} from "@time-event/contract/event-payments";
import { eventClone } from "@time-event/contract/staff-events";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";
import { password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let finance: string;
const promptPay: PaymentAccount = { kind: "promptpay", idKind: "phone", promptPayId: "081-234-5678" };
const bank: PaymentAccount = { kind: "bank", bankCode: "004", accountNumber: "012-3-45678-9", holder: "ชมรมวิ่งเมืองปัว" };
const bill: PaymentAccount = {
  kind: "bill",
  billerId: "099400016550100",
  ref1: { rule: "registration", text: "" },
  ref2: { rule: "fixed", text: "RUN2026" },
};
const channel = { id: null, name: { th: "พร้อมเพย์", en: "PromptPay" }, active: true, isDefault: false, revision: 0 };

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  finance = await givenSignedIn(given, "finance", "finance");
});
afterAll(() => given.stop());

type Body = BodyOf<typeof paymentChannelSave>;
const save = (body: Body) => post(given.url, paymentChannelSave, body, bearing(admin));
const listed = async () => (await get(given.url, paymentChannelList, admin)).reply!.data;

it("adds a channel of each kind, and stores numbers as digits alone", async () => {
  const first = await save({ ...channel, account: promptPay, isDefault: true });
  expect(first.reply!.data).toMatchObject({ account: { promptPayId: "0812345678" }, isDefault: true, revision: 1 });
  await save({ ...channel, account: bank });
  await save({ ...channel, account: bill });
  expect((await listed()).map(({ account }) => account.kind)).toEqual(["promptpay", "bank", "bill"]);
  expect((await listed())[1]?.account).toEqual({ ...bank, accountNumber: "0123456789" });
});

it("says at the field which number cannot be right", async () => {
  const wrong = async (account: PaymentAccount) => (await save({ ...channel, account })).problem;
  expect(await wrong({ kind: "promptpay", idKind: "nationalId", promptPayId: "1101700230709" })).toMatchObject({
    status: 409,
    code: "refused",
    errors: [{ path: "account.promptPayId", code: "wrong_check_digit" }],
  });
  expect(await wrong({ ...bank, accountNumber: "123" } as PaymentAccount)).toMatchObject({
    errors: [{ path: "account.accountNumber", code: "wrong_account_length" }],
  });
  expect(
    await wrong({ ...bill, billerId: "1", ref2: { rule: "fixed", text: "run!" } } as PaymentAccount),
  ).toMatchObject({
    errors: [
      { path: "account.billerId", code: "not_15_digits" },
      { path: "account.ref2.text", code: "not_a_reference" },
    ],
  });
});

it("has one default, which must be active", async () => {
  const [, second] = await listed();
  await save({ ...second!, isDefault: true });
  expect((await listed()).map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
  const idle = await save({ ...(await listed())[1]!, active: false });
  expect(idle.problem).toMatchObject({ status: 409, reasons: ["default_inactive"] });
});

it("accepts an account once, and does not overwrite somebody else's save", async () => {
  const again = await save({ ...channel, account: { ...promptPay, promptPayId: "+66812345678" } as PaymentAccount });
  expect(again.problem).toMatchObject({ status: 409, errors: [{ path: "account.promptPayId", code: "taken" }] });
  const [first] = await listed();
  expect((await save({ ...first!, revision: 99 })).problem?.code).toBe("edit_conflict");
});

it("orders and removes channels", async () => {
  const ids = (await listed()).map(({ id }) => id).toReversed();
  expect((await post(given.url, paymentChannelOrder, { ids }, bearing(admin))).status).toBe(200);
  const [first] = await listed();
  expect(first?.account.kind).toBe("bill");
  const removed = await post(given.url, paymentChannelDelete, { id: first!.id, revision: 1 }, bearing(admin));
  expect(removed.status).toBe(200);
  const late = await post(given.url, paymentChannelOrder, { ids }, bearing(admin));
  expect(late.problem?.reasons).toEqual(["list_changed"]);
});

it("keeps the old and the new account in the audit log", async () => {
  const [first] = await listed();
  await save({ ...first!, account: { ...bank, accountNumber: "9876543210" } as PaymentAccount });
  const { entry } = await given.db
    .selectFrom("auditEntries")
    .select("entry")
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry)).toMatchObject({
    action: "payment-channel-save",
    before: { account: { accountNumber: "0123456789" } },
    after: { account: { accountNumber: "9876543210" } },
  });
});

/** Shared accounts and the ways in which somebody who enters an event may pay. */
async function givenChoice(slug: string) {
  const eventId = await givenSale(given.db, {}, slug);
  await post(given.url, eventPaymentSave, { eventId, channelIds: [], revision: 1 }, bearing(admin));
  const choose = (channelIds: number[], revision: number) =>
    post(given.url, eventPaymentSave, { eventId, channelIds, password, revision }, bearing(admin));
  const ways = async () => {
    const { promptPay: code, accounts } = (await (await givenPayer(given, slug)).order()).payment!;
    return { code, numbers: accounts.map(({ accountNumber }) => accountNumber) };
  };
  return { eventId, choose, ways };
}
const savedChannel = async (body: Body) => (await save(body)).reply!.data;

it("is used by the events that chose it and by no other, and stays while one does", async () => {
  const own = await savedChannel({
    ...channel,
    account: { ...promptPay, promptPayId: "0899999999" } as PaymentAccount,
  });
  const other = await savedChannel({ ...channel, account: { ...bank, accountNumber: "1112223334" } as PaymentAccount });
  const { eventId, choose, ways } = await givenChoice("paid-by-bank");
  // nobody has chosen: no account of the installation gets this event's money
  expect(await ways()).toEqual({ code: null, numbers: [] });

  expect((await choose([own.id], 2)).reply!.data).toMatchObject({ channelIds: [own.id], revision: 3 });
  expect(await ways()).toEqual({ code: expect.stringContaining("0066899999999"), numbers: [] });
  const seen = (await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data;
  expect(seen.channels.map(({ id }) => id)).toContain(other.id);

  const remove = () => post(given.url, paymentChannelDelete, { id: own.id, revision: 1 }, bearing(admin));
  expect((await remove()).problem?.reasons).toEqual(["in_use"]);
  expect((await choose([own.id, 999_999], 3)).problem?.errors).toMatchObject([{ code: "unknown" }]);
  expect((await choose([other.id], 0)).problem?.code).toBe("edit_conflict");
  expect((await choose([], 3)).reply!.data.channelIds).toEqual([]);
  expect((await remove()).status).toBe(200);
});

describe("an account of one event alone", () => {
  const account = { ...bank, accountNumber: "555-1-22222-3" } as PaymentAccount;
  const body = (eventId: number) => ({
    eventId,
    id: null,
    name: channel.name,
    account,
    active: true,
    password,
    revision: 0,
  });
  const add = (eventId: number, bearer = admin) => post(given.url, eventChannelSave, body(eventId), bearing(bearer));
  const seenAt = async (eventId: number) => (await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data;

  it("is paid into at once, by whoever edits the event, and shown to no other event", async () => {
    const here = await givenChoice("own-here");
    const there = await givenChoice("own-there");
    const manager = await givenSignedIn(given, "of-here", "event_manager", here.eventId);
    expect((await add(here.eventId, manager)).status).toBe(200);
    expect(await here.ways()).toEqual({ code: null, numbers: ["5551222223"] });
    expect(await there.ways()).toEqual({ code: null, numbers: [] });
    expect((await seenAt(there.eventId)).own).toEqual([]);
    expect((await seenAt(there.eventId)).channels.map(({ account: its }) => its)).not.toContainEqual(
      expect.objectContaining({ accountNumber: "5551222223" }),
    );
    expect((await listed()).map(({ account: its }) => its)).not.toContainEqual(
      expect.objectContaining({ accountNumber: "5551222223" }),
    );
    // nobody chooses another event's, nor changes it from there
    const [own] = (await seenAt(here.eventId)).own;
    expect((await there.choose([own!.id], 2)).problem?.errors).toMatchObject([{ code: "unknown" }]);
    expect((await add(there.eventId, manager)).problem).toMatchObject({ code: "not_permitted" });
    const taken = { ...body(there.eventId), id: own!.id, revision: own!.revision };
    expect((await post(given.url, eventChannelSave, taken, bearing(admin))).status).toBe(404);
    // the same organiser may have it at another event, too
    expect((await add(there.eventId)).status).toBe(200);
    expect((await add(there.eventId)).problem?.errors).toMatchObject([
      { path: "account.accountNumber", code: "taken" },
    ]);
  });

  it("goes along with a copy of its event, as that event's own", async () => {
    const eventId = await givenSale(given.db, {}, "own-copied");
    const [shared] = (await seenAt(eventId)).channelIds;
    await add(eventId);
    const copy = { eventId, slug: "own-copy", name: { th: "ปีหน้า", en: "" }, startsOn: "2027-11-21" };
    const { id } = (await post(given.url, eventClone, copy, bearing(admin))).reply!.data;
    const after = await seenAt(id);
    expect(after.channelIds).toContain(shared);
    expect(after.own).toMatchObject([{ account: { accountNumber: "5551222223" } }]);
    expect(after.own[0]!.id).not.toBe((await seenAt(eventId)).own[0]!.id);
  });

  it("is removed until somebody was told to pay into it", async () => {
    const { eventId, ways } = await givenChoice("own-removed");
    const saved = (await add(eventId)).reply!.data;
    const remove = (id: number) => post(given.url, eventChannelDelete, { eventId, id, revision: 1 }, bearing(admin));
    expect((await remove(saved.id)).status).toBe(200);
    expect((await seenAt(eventId)).own).toEqual([]);
    const again = (await add(eventId)).reply!.data;
    await ways();
    expect((await remove(again.id)).problem?.reasons).toEqual(["in_use"]);
  });
});

describe("once payers were told where to pay", () => {
  const told = async (slug: string) => {
    const eventId = await givenSale(given.db, {}, slug);
    await givenPayer(given, slug);
    return eventId;
  };
  const own = (eventId: number, promptPayId: string, more: object = {}) => {
    const account = { kind: "promptpay", idKind: "phone", promptPayId } as const;
    const { isDefault: _default, ...fields } = channel;
    return post(given.url, eventChannelSave, { ...fields, eventId, account, ...more }, bearing(admin));
  };

  it("goes elsewhere only with the caller's password, and the team is told by mail", async () => {
    const eventId = await told("redirected");
    expect((await own(eventId, "0891111111")).problem?.errors).toEqual([{ path: "password", code: "password_needed" }]);
    expect((await own(eventId, "0891111111", { password: "wrong" })).problem?.errors).toMatchObject([
      { code: "wrong_password" },
    ]);
    const lettersBefore = await letters();
    expect((await own(eventId, "0891111111", { password })).status).toBe(200);
    expect((await letters()) - lettersBefore).toBeGreaterThan(0);
    const { channelIds, revision } = (await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data;
    const choice = { eventId, channelIds: [], revision };
    expect(channelIds).not.toEqual([]);
    expect((await post(given.url, eventPaymentSave, choice, bearing(admin))).problem?.errors).toMatchObject([
      { code: "password_needed" },
    ]);
    // what does not move money needs none
    const hours = { eventId, channelIds, payHours: 30, revision };
    expect((await post(given.url, eventPaymentSave, hours, bearing(admin))).status).toBe(200);
  });

  it("keeps the number that they were told", async () => {
    const eventId = await told("rewritten");
    const { id, revision } = (await own(eventId, "0892222222", { password })).reply!.data;
    expect((await own(eventId, "0893333333", { id, revision, password })).problem?.errors).toEqual([
      { path: "account.promptPayId", code: "told_to_payers" },
    ]);
    expect((await own(eventId, "0892222222", { id, revision, active: false, password })).status).toBe(200);
  });
});

/** How many letters tell of an account. */
const letters = async () => {
  const found = given.db.selectFrom("mails").select(({ fn }) => fn.countAll<string>().as("count"));
  return Number((await found.where("subject", "like", "%บัญชีที่รับเงิน%").executeTakeFirstOrThrow()).count);
};

it("refuses others who want to see or change channels", async () => {
  const callers = { url: given.url, outsider: finance, insider: admin };
  await expectGuarded(callers, paymentChannelSave, {
    good: { ...channel, account: promptPay },
    bad: { ...channel, account: { ...bank, bankCode: "4" } },
    badPath: "account.bankCode",
  });
  await expectGuarded(callers, paymentChannelDelete, {
    good: { id: 1, revision: 1 },
    bad: { id: 0, revision: 1 },
    badPath: "id",
  });
  await expectGuarded(callers, paymentChannelOrder, { good: { ids: [] }, bad: { ids: [0] }, badPath: "ids.0" });
  expect((await get(given.url, paymentChannelList, finance)).problem?.code).toBe("not_permitted");
  expect((await get(given.url, paymentChannelList)).status).toBe(401);
});
