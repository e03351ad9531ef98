import { randomUUID } from "node:crypto";
import { eventPaymentGet, eventPaymentSave } from "@time-event/contract/event-payments";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { transferDecide } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publicChangeLimit } from "../../http/attempts/attempt-limits.ts";
import { createAttempts, fromPlace } from "../../http/attempts/attempts.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { contactWith, givenContact, givenSale, submit, wrongCounters } from "./testing/given-sale.ts";

// Nobody holds the places of everybody without paying, and nobody honest is kept out.

const hour = 3_600_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let urls: readonly string[];
let slug: string;
let eventId: number;
let admin: string;

beforeAll(async () => {
  given = await givenApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock });
  urls = [given.url, (await given.another()).url];
});
afterAll(() => given.stop());
// hundreds that others would wait for until they have ended one by one
afterEach(() => sql`update orders set state = 'cancelled', deadline_at = null where state = 'held'`.execute(given.db));
beforeEach(async () => {
  slug = `limit-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 300 }, slug);
  admin = await givenSignedIn(given, `admin-${randomUUID().slice(0, 8)}`, "administrator");
});

const begin = (address: string, at = 0) =>
  submit(urls[at % 2]!, webRegisterSave, { event: slug, language: "th", category: "10K" }, { address });
const rush = (count: number, addressOf: (at: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, at) => begin(addressOf(at), at)));
type Answer = Awaited<ReturnType<typeof begin>>;
const won = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const words = (answers: readonly { problem: Answer["problem"] }[]) => [
  ...new Set(answers.flatMap(({ problem }) => problem?.errors?.map(({ path, code }) => `${path} ${code}`) ?? [])),
];
const say = async (limits: { mostEntries?: number; addressShare?: number }) => {
  const { revision } = (await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data;
  return post(given.url, eventPaymentSave, { eventId, channelIds: [], revision, ...limits }, bearing(admin));
};

describe("places that one address holds", () => {
  it("are a third of them, through two servers at once, and others find theirs", async () => {
    const answers = await rush(300, () => "203.0.113.7");
    expect(won(answers)).toHaveLength(99);
    expect(words(answers)).toEqual(["category many_held_here"]);
    expect((await begin("203.0.113.8")).status).toBe(200);
    expect(await wrongCounters(given.db)).toEqual([]);
    // another way to the same places
    const key = (await submit(given.url, webRegisterSave, { event: slug, language: "th" }, { address: "203.0.113.7" }))
      .reply!.data.key!;
    const added = await submit(given.url, webRegisterModelSave, { category: "10K", team: "" }, { key });
    expect(words([added])).toEqual(["category many_held_here"]);
    // one is given up: the next of this address has it
    const one = won(answers)[0]!.reply!.data;
    await contactWith(given.url, slug, one.key!).drop(one.order.entries[0]!.id);
    expect((await begin("203.0.113.7")).status).toBe(200);
    expect((await begin("203.0.113.7")).status).toBe(409);
    // all end that nobody fills in
    pass(hour);
    await given.work();
    expect((await begin("203.0.113.7")).status).toBe(200);
  });

  it("are all of them where the organiser says so: it is this rule alone that refuses", async () => {
    expect((await say({ addressShare: 100 })).status).toBe(200);
    expect(won(await rush(300, () => "203.0.113.9"))).toHaveLength(300);
  });

  it("are enough for 200 people at one venue, and for those of many networks however many they are", async () => {
    eventId = await givenSale(given.db, { capacity: 1_000 }, (slug = `venue-${randomUUID().slice(0, 8)}`));
    expect(won(await rush(200, () => "203.0.113.10"))).toHaveLength(200);
    expect(won(await rush(300, (at) => `198.51.100.${at % 200}`))).toHaveLength(300);
  });

  it("are counted for what categories share, too", async () => {
    await sql`insert into place_pools (event_id, name_th, name_en, capacity)
      values (${eventId}, 'งาน', 'Event', 60)`.execute(given.db);
    expect(won(await rush(40, () => "203.0.113.11"))).toHaveLength(20);
  });

  it("are counted for a customer's IPv6 network, and twice as many for the network around it", async () => {
    expect(won(await rush(120, (at) => `2001:db8:7:1::${(at + 1).toString(16)}`))).toHaveLength(99);
    expect(won(await rush(120, (at) => `2001:db8:7:${(at + 2).toString(16)}::1`))).toHaveLength(99);
    expect((await begin("2001:db8:8:1::1")).status).toBe(200);
  });

  it("stay counted once they are confirmed, and no more once a slip with a bank's code says that they are paid", async () => {
    eventId = await givenSale(given.db, { capacity: 20 }, (slug = `paid-${randomUUID().slice(0, 8)}`));
    await sql`update categories set capacity = 40 where event_id = ${eventId}`.execute(given.db);
    // all of them from the address of this test
    const who = await givenPayer(given, slug);
    for (let at = 0; at < 19; at++) expect((await begin("127.0.0.1")).status).toBe(200);
    expect((await begin("127.0.0.1")).status).toBe(409);
    await who.handIn({ slip: await who.slip(null), amountSatang: who.owedSatang });
    expect((await begin("127.0.0.1")).status).toBe(409);
    await who.takeBack((await who.order()).transfers[0]!.id);
    await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
    expect((await begin("127.0.0.1")).status).toBe(200);
  });

  it("are compared by what is no address, and forgotten with the hold", async () => {
    const { order } = (await begin("203.0.113.12")).reply!.data;
    const stored = () =>
      given.db
        .selectFrom("orders")
        .select(["fromPlace", "fromNetwork"])
        .where("reference", "=", order.reference)
        .executeTakeFirstOrThrow();
    const { fromPlace, fromNetwork } = await stored();
    expect(fromPlace).toMatch(/^[\w-]{22}$/);
    expect(fromNetwork).toBe(fromPlace);
    pass(hour);
    await given.work();
    expect(await stored()).toEqual({ fromPlace: null, fromNetwork: null });
  });

  it("are counted again for who holds an expired order again, and never against what they had", async () => {
    await say({ addressShare: 5 });
    const who = await givenContact(given.url, slug);
    const first = (await who.choose({ category: "10K", players: [givenPlayer()] })).reply!.data.entries[0]!;
    const kept = (await begin("127.0.0.1")).reply!.data;
    pass(hour);
    await given.work();
    expect(won(await rush(20, () => "127.0.0.1"))).toHaveLength(20);
    expect(words([await who.choose({ ...first, wave: null })])).toEqual(["category many_held_here"]);
    pass(hour);
    await given.work();
    expect((await who.choose({ ...first, wave: null })).status).toBe(200);
    await sql`update categories set capacity = 1 where event_id = ${eventId}`.execute(given.db);
    expect((await who.choose({ ...first, team: "ก", wave: null })).status).toBe(200);
    expect(kept.order.entries).toHaveLength(1);
  });
});

describe("entries of one order", () => {
  it("are thirty, or as many as the organiser says, and those that there are can be changed", async () => {
    const who = await givenContact(given.url, slug);
    await say({ mostEntries: 2 });
    const first = (await who.choose({ category: "10K", players: [givenPlayer()] })).reply!.data.entries[0]!;
    expect((await who.choose({ category: "10K" })).status).toBe(200);
    expect(words([await who.choose({ category: "10K" })])).toEqual(["category too_many_entries"]);
    expect((await who.choose({ ...first, team: "ก", wave: null })).status).toBe(200);
    await say({ mostEntries: 30 });
    const more = await Promise.all(Array.from({ length: 40 }, () => who.choose({ category: "10K" })));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(28);
    expect((await say({ mostEntries: 501 })).status).toBe(400);
    expect((await say({ addressShare: 4 })).status).toBe(400);
  });
});

describe("places that cost nothing", () => {
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const enter = async (address: string) => {
    const begun = await begin(address);
    if (begun.status !== 200) return begun.status;
    const { key, order } = begun.reply!.data;
    const contact = contactWith(given.url, slug, key!);
    const [entry] = order.entries;
    const named = { id: entry!.id, category: "10K", wave: null, team: "", players: [givenPlayer()] };
    expect((await contact.choose(named)).status).toBe(200);
    expect((await contact.change({ name: "ก", phone: "0812345678" })).status).toBe(200);
    const confirmed = await contact.confirm();
    expect(confirmed.reply?.data.state).toBe("confirmed");
    return 200;
  };
  /** As if so many had entered with the last who did. */
  const crowd = async (address: string, places: number) => {
    expect(await enter(address)).toBe(200);
    await sql`update order_entries set places = ${places} where id = (select max(id) from order_entries)`.execute(
      given.db,
    );
  };
  const givenFree = async (capacity: number) => {
    eventId = await givenSale(given.db, { capacity, feeTiers: free }, (slug = `free-${randomUUID().slice(0, 8)}`));
  };

  it("are no robot's at one address: a third within an hour, two thirds within a day, and others find theirs", async () => {
    await givenFree(75);
    await crowd("203.0.113.40", 24);
    expect((await begin("203.0.113.40")).status).toBe(409);
    expect(await enter("203.0.113.41")).toBe(200);
    pass(hour);
    await crowd("203.0.113.40", 24);
    pass(hour);
    expect((await begin("203.0.113.40")).status).toBe(409);
    const origins = () =>
      given.db.selectFrom("orders").select("id").where("eventId", "=", eventId).where("fromNetwork", "is not", null);
    expect(await origins().execute()).toHaveLength(3);
    pass(24 * hour);
    await given.work();
    expect(await origins().execute()).toHaveLength(0);
    expect((await begin("203.0.113.40")).status).toBe(200);
  });

  it("are enough for 200 people at one venue, and all of them where the organiser says so", async () => {
    await givenFree(610);
    await crowd("203.0.113.42", 200);
    expect((await begin("203.0.113.42")).status).toBe(200);
    expect((await begin("203.0.113.42")).status).toBe(409);
    await say({ addressShare: 100 });
    expect((await begin("203.0.113.42")).status).toBe(200);
  });
});

describe("a slip whose code nobody could read", () => {
  const unread = async () => {
    const who = await givenPayer(given, slug);
    const { reply } = await who.handIn({ slip: await who.slip(null), amountSatang: who.owedSatang });
    return { ...who, transfer: reply!.data.transfers.at(-1)!.id };
  };
  const week = 7 * 24 * hour;

  it("keeps its place for a week, not for ever, and its money is not lost after that", async () => {
    const [who, sent] = [await unread(), clock()];
    expect((await who.order()).deadlineAt).toBe(sent + week);
    pass(week - hour);
    // handing in again gives no time
    const again = await who.handIn({ slip: await who.slip(null), amountSatang: who.owedSatang });
    expect(again.reply!.data.deadlineAt).toBe(sent + week);
    await given.work();
    expect((await who.order()).state).toBe("awaiting_payment");
    pass(2 * hour);
    await given.work();
    expect((await who.order()).state).toBe("expired");
    admin = await givenSignedIn(given, `admin-${randomUUID().slice(0, 8)}`, "administrator");
    const decision = { kind: "verify", receivedSatang: who.owedSatang } as const;
    const id = who.transfer;
    expect((await post(given.url, transferDecide, { eventId, id, revision: 1, decision }, bearing(admin))).status).toBe(
      200,
    );
    expect((await who.order()).state).toBe("confirmed");
  });

  it("stops the clock once a readable one for the sum is beside it, and gives a week again after a person has asked", async () => {
    const [who, other] = [await unread(), await unread()];
    await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
    expect((await who.order()).deadlineAt).toBeNull();
    pass(3 * 24 * hour);
    admin = await givenSignedIn(given, `admin-${randomUUID().slice(0, 8)}`, "administrator");
    const decision = { kind: "askAgain", reason: "unreadable" } as const;
    const asked = { eventId, id: other.transfer, revision: 1, decision };
    expect((await post(given.url, transferDecide, asked, bearing(admin))).status).toBe(200);
    pass(hour);
    await other.handIn({ slip: await other.slip(null), amountSatang: other.owedSatang });
    expect((await other.order()).deadlineAt).toBe(clock() + week);
  });

  it("keeps those whom it is for as well", async () => {
    const [who, friend] = [await givenPayer(given, slug), await givenPayer(given, slug)];
    const others = { alsoFor: [friend.reference], alsoKeys: [friend.key] };
    await who.handIn({ slip: await who.slip(null), amountSatang: who.owedSatang * 2, ...others });
    expect([(await who.order()).deadlineAt, (await friend.order()).deadlineAt]).toEqual([
      clock() + week,
      clock() + week,
    ]);
  });
});

describe("a slip for less than is owed", () => {
  const deadline = async (who: Awaited<ReturnType<typeof givenPayer>>) => (await who.order()).deadlineAt;

  it("does not stop the clock, gives a day once, and its money is not lost after that", async () => {
    const who = await givenPayer(given, slug);
    const before = (await deadline(who))!;
    pass(hour);
    const sent = clock();
    const { transfers } = (await who.handIn({ slip: await who.slip(null), amountSatang: 1 })).reply!.data;
    expect(await deadline(who)).toBe(sent + 24 * hour);
    pass(20 * hour);
    await who.handIn({ slip: await who.slip(null), amountSatang: 1 });
    expect(await deadline(who)).toBe(sent + 24 * hour);
    expect(before).toBeLessThan(sent + 24 * hour);
    pass(5 * hour);
    await given.work();
    expect((await who.order()).state).toBe("expired");
    // it was the whole sum after all: the order is confirmed again
    admin = await givenSignedIn(given, `admin-${randomUUID().slice(0, 8)}`, "administrator");
    const decision = { kind: "verify", receivedSatang: who.owedSatang } as const;
    const decided = { eventId, id: transfers[0]!.id, revision: 1, decision };
    expect((await post(given.url, transferDecide, decided, bearing(admin))).status).toBe(200);
    expect((await who.order()).state).toBe("confirmed");
  });

  it("stops it together with another that brings the rest, or where a fee is missing", async () => {
    const [who, other] = [await givenPayer(given, slug), await givenPayer(given, slug)];
    await who.handIn({ slip: await who.slip(), amountSatang: 40_000 });
    expect(await deadline(who)).not.toBeNull();
    await who.handIn({ slip: await who.slip(), amountSatang: 40_000 });
    expect(await deadline(who)).toBeNull();
    await other.handIn({ slip: await other.slip(), amountSatang: other.owedSatang - 3_500 });
    expect(await deadline(other)).toBeNull();
  });

  it("gives no time to an order that a stranger names", async () => {
    const [who, stranger] = [await givenPayer(given, slug), await givenPayer(given, slug)];
    const before = await deadline(who);
    pass(20 * hour);
    await stranger.handIn({ slip: await stranger.slip(), amountSatang: 1, alsoFor: [who.reference] });
    expect(await deadline(who)).toBe(before);
  });
});

it.each([
  [{}, 400, "203.0.113.30"],
  [{ event: "no-such-race", language: "th" }, 404, "203.0.113.31"],
])("leaves those at one address their places while a neighbour floods it with %j", async (body, status, address) => {
  // by now both servers know that its sale has begun
  pass(2_000);
  const junk = fromPlace("public-junk", address, publicChangeLimit, webRegisterSave.name);
  const attempts = createAttempts(given.db, clock);
  await Promise.all(Array.from({ length: publicChangeLimit.free - 5 }, () => attempts.count(junk)));
  const send = async () => (await submit(given.url, webRegisterSave, body as never, { address })).status;
  expect(await send()).toBe(status);
  await expect.poll(send, { timeout: 10_000 }).toBe(429);
  expect(won(await rush(20, () => address))).toHaveLength(20);
});
