import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webPlayerList } from "@time-event/contract/players";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { webEventGet } from "@time-event/contract/events";
import { callWebApi } from "../../testing/call-web-api.ts";
import { samePersonLimit } from "../../http/attempts/attempt-limits.ts";
import { transact } from "../../db/transact.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { openOrder } from "./order-steps.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact, givenSale, offersOf, submit, wrongCounters } from "./testing/given-sale.ts";

const minute = 60_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `sale-${randomUUID().slice(0, 8)}`;
  await sql`delete from mails`.execute(given.db);
});

const person = { category: "10K", players: [givenPlayer()] };
const wordsOf = ({ problem }: { problem: { errors?: readonly object[] | undefined } | undefined }) =>
  (problem?.errors ?? []).map((each) => Object.values(each).join(" "));
const startList = async () => (await callWebApi(given.url, webPlayerList, { event: slug })).meta.total;
const placesLeft = async () =>
  (await callWebApi(given.url, webEventGet, { event: slug })).data.categories[0]!.placesLeft;

describe("an order", () => {
  it("holds a place by one tap, is filled in, confirmed, and asks exactly what is owed", async () => {
    await sql`delete from payment_channels`.execute(given.db);
    await sql`
      insert into payment_channels (position, name_th, name_en, account, active, is_default) values
      (1, 'พร้อมเพย์', 'PromptPay', '{"kind":"promptpay","idKind":"phone","promptPayId":"0812223333"}', true, true),
      (2, 'ธนาคาร', 'Bank', '{"kind":"bank","bankCode":"004","accountNumber":"0123456789","holder":"ชมรมวิ่ง"}', true, false)
    `.execute(given.db);
    await givenSale(given.db, { capacity: 5 }, slug);
    const contact = await givenContact(given.url, slug);
    const tapped = (await contact.choose({ category: "10K" })).reply!.data;
    expect(tapped).toMatchObject({ state: "held", deadlineAt: clock() + 15 * minute, quote: { totalSatang: 80_000 } });
    expect(await placesLeft()).toBe(4);
    expect(wordsOf(await contact.confirm())).toEqual([
      "entries.0.players.0.firstName required",
      "entries.0.players.0.gender required",
      "entries.0.players.0.birthDate required",
    ]);
    const { id } = tapped.entries[0]!;
    const filled = (await contact.choose({ ...person, id })).reply!.data;
    expect(filled.entries).toMatchObject([{ id, players: [{ birthDate: "1990-05-05" }] }]);
    const confirmed = (await contact.confirm()).reply!.data;
    expect(confirmed).toMatchObject({
      state: "awaiting_payment",
      deadlineAt: clock() + 24 * 60 * minute,
      payment: { owedSatang: 80_000, accounts: [{ bankCode: "004", accountNumber: "0123456789" }] },
    });
    expect(confirmed.payment!.promptPay).toMatch(
      /^00020101021229370016A000000677010111011300668122233335303764.*5406800\.00/,
    );
    // a second press, and a fee that rises afterwards, change nothing
    await sql`update fee_tiers set price_satang = 90000`.execute(given.db);
    expect((await contact.confirm()).reply!.data).toEqual(confirmed);
    expect(await contact.order()).toEqual(confirmed);
    expect((await contact.choose(person)).problem!.reasons).toEqual(["fixed"]);
    // a place that is only held is not in the race
    expect([await placesLeft(), await startList()]).toEqual([4, 0]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("has expired for whoever looks at it from its deadline on, before a job has stored that", async () => {
    await givenSale(given.db, { capacity: 1 }, slug);
    const contact = await givenContact(given.url, slug);
    const { deadlineAt } = (await contact.choose({ ...person, players: [givenPlayer()] })).reply!.data;
    pass(deadlineAt! - clock() - 1);
    expect(await contact.order()).toMatchObject({ state: "held", deadlineAt });
    pass(1);
    const over = await contact.order();
    expect(over).toMatchObject({ state: "expired", deadlineAt: null, payment: null });
    expect(over.timeline.at(-1)).toEqual({ at: deadlineAt, step: "expire", state: "expired" });
    await given.work();
    expect((await contact.order()).timeline).toEqual(over.timeline);
  });

  it("is confirmed at once where nothing is owed, and stands in the start list", async () => {
    const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
    await givenSale(given.db, { capacity: 5, feeTiers: free }, slug);
    const contact = await givenContact(given.url, slug);
    await contact.choose({ ...person, players: [givenPlayer()] });
    const { state, deadlineAt, timeline } = (await contact.confirm()).reply!.data;
    expect({ state, deadlineAt, steps: timeline.map(({ step }) => step) }).toEqual({
      state: "confirmed",
      deadlineAt: null,
      steps: [null, "settle"],
    });
    expect([await placesLeft(), await startList()]).toEqual([4, 1]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("asks for no money once the event is cancelled", async () => {
    await givenSale(given.db, { capacity: 5 }, slug);
    const contact = await givenContact(given.url, slug);
    await contact.choose(person);
    expect((await contact.confirm()).reply!.data.payment).not.toBeNull();
    await sql`update events set state = 'cancelled' where slug = ${slug}`.execute(given.db);
    expect(await contact.order()).toMatchObject({ state: "awaiting_payment", payment: null });
  });

  it("expires, frees its places, tells its contact, and can be held again with all that was filled in", async () => {
    await givenSale(given.db, { capacity: 1 }, slug);
    const contact = await givenContact(given.url, slug);
    await contact.choose({ ...person, players: [givenPlayer()] });
    pass(14 * minute);
    await contact.change({ name: "มานี", email: "manee@example.org" });
    pass(14 * minute);
    await given.work();
    expect(await placesLeft()).toBe(0);
    const late = await givenContact(given.url, slug);
    expect(wordsOf(await late.choose({ category: "10K" }))).toEqual(["category places_held"]);
    expect((await offersOf(given.url, slug)).categories[0]).toMatchObject({ placesHeld: 1, whyNot: ["places_held"] });
    pass(2 * minute);
    await given.work();
    expect(await placesLeft()).toBe(1);
    const mails = await given.db.selectFrom("mails").select(["recipient", "template"]).orderBy("id").execute();
    expect(mails.at(-1)).toEqual({ recipient: "manee@example.org", template: "order-expired" });
    expect((await contact.confirm()).problem!.reasons).toEqual(["hold_ended"]);
    const [entry] = (await contact.order()).entries;
    const again = (await contact.choose({ id: entry!.id, category: "10K", players: [...entry!.players] })).reply!.data;
    expect(again).toMatchObject({ state: "held", deadlineAt: clock() + 15 * minute, entries: [{ id: entry!.id }] });
    expect(again.timeline.map(({ step }) => step)).toEqual([null, "expire", "hold"]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("frees its places before whoever opens it locks anything else, so that no two wait for each other", async () => {
    const eventId = await givenSale(given.db, { capacity: 1 }, slug);
    const contact = await givenContact(given.url, slug);
    await contact.choose({ category: "10K" });
    pass(2 * 60 * minute);
    const { id } = await given.db
      .selectFrom("orders")
      .select("id")
      .where("eventId", "=", eventId)
      .executeTakeFirstOrThrow();
    await transact(given.db, async (tx) => {
      expect((await openOrder(tx, eventId, id, clock())).state).toBe("expired");
      // somebody else's transaction takes the counter at once
      await sql`select from category_places where event_id = ${eventId} for update nowait`.execute(given.db);
    });
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("frees the place of an entry that is removed, and another one takes it", async () => {
    await givenSale(given.db, { capacity: 1 }, slug);
    const [first, second] = [await givenContact(given.url, slug), await givenContact(given.url, slug)];
    const { entries } = (await first.choose({ category: "10K" })).reply!.data;
    expect((await second.drop(entries[0]!.id)).status).toBe(409);
    expect((await first.drop(entries[0]!.id)).reply!.data.entries).toEqual([]);
    expect((await second.choose({ category: "10K" })).status).toBe(200);
    expect((await first.confirm()).problem!.reasons).toEqual(["no_entries"]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });
});

describe("the rules", () => {
  it("name everything that is wrong at once, each at its field", async () => {
    await givenSale(given.db, { gender: "F" }, slug);
    await sql`update categories set youngest_age = 18`.execute(given.db);
    const contact = await givenContact(given.url, slug);
    const boy = givenPlayer({ gender: "M", birthDate: "2015-01-01", email: "no", club: "1-1017-00230-70-8" });
    expect(wordsOf(await contact.choose({ category: "10K", players: [boy] })).toSorted()).toEqual([
      "players.0.birthDate too_young",
      "players.0.club thai_id",
      "players.0.email bad_email",
      "players.0.gender gender_not_allowed",
    ]);
    expect(wordsOf(await contact.choose({ category: "42K" }))).toEqual(["category unknown"]);
    expect(wordsOf(await contact.change({ email: "no" }))).toEqual(["contact.email bad_email"]);
  });

  it("let nobody enter twice, even from two orders at the same instant", async () => {
    await givenSale(given.db, {}, slug);
    const contacts = await Promise.all(Array.from({ length: 8 }, () => givenContact(given.url, slug)));
    const same = givenPlayer();
    const answers = await Promise.all(contacts.map((each) => each.choose({ category: "10K", players: [same] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(wordsOf)).toEqual(Array(7).fill("players.0.firstName held_by_order"));
    // once it is paid, it is entered
    const winner = contacts[answers.findIndex(({ status }) => status === 200)]!;
    await sql`update fee_tiers set price_satang = 0`.execute(given.db);
    expect((await winner.confirm()).reply!.data.state).toBe("confirmed");
    const again = await contacts.find((each) => each !== winner)!.choose({ category: "10K", players: [same] });
    expect(wordsOf(again)).toEqual(["players.0.firstName already_entered"]);
  });

  it("tell nobody a birth date: neither many dates of one name at once, nor one after another", async () => {
    await givenSale(given.db, {}, slug);
    const [known, stranger] = [await givenContact(given.url, slug), await givenContact(given.url, slug)];
    const victim = givenPlayer({ birthDate: "1990-05-03" });
    await known.choose({ category: "10K", players: [victim] });
    const born = (day: number) => ({ ...victim, birthDate: `1990-05-${String(day).padStart(2, "0")}` });
    const other = givenPlayer();
    expect(wordsOf(await stranger.choose({ category: "10K", players: [other, victim] }))).toEqual([
      "players team_too_large",
    ]);
    expect(wordsOf(await stranger.choose({ category: "10K", players: [born(1), born(2), born(3)] }))).toEqual([
      "players team_too_large",
      "players.1.firstName already_entered",
      "players.2.firstName already_entered",
    ]);
    const statuses = [];
    for (let time = 0; time <= samePersonLimit.free; time++) {
      statuses.push((await stranger.choose({ category: "10K", players: [born(31), victim] })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await stranger.choose({ category: "10K", players: [other] })).status).toBe(200);
  });

  it("begin no order while entries are closed", async () => {
    await givenSale(given.db, {}, slug);
    await sql`update events set state = 'closed' where slug = ${slug}`.execute(given.db);
    const { problem } = await submit(given.url, webRegisterSave, { event: slug, language: "th" });
    expect(problem!.reasons).toEqual(["entries_closed"]);
    expect((await offersOf(given.url, slug)).categories[0]!.whyNot).toEqual(["entries_closed"]);
  });
});

it("answers a submit that comes again, at the same time and later, byte for byte the same", async () => {
  await givenSale(given.db, { capacity: 3 }, slug);
  const urls = [given.url, (await given.another()).url];
  const [repeatId, second] = [randomUUID(), randomUUID()];
  const begin = () => submit(urls[0]!, webRegisterSave, { event: slug, language: "en" }, { repeatId });
  const begun = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(begun.map(({ body }) => body)).size).toBe(1);
  const key = begun[0]!.reply!.data.key!;
  const choose = (url: string) => submit(url, webRegisterModelSave, { category: "10K" }, { key, repeatId: second });
  const chosen = await Promise.all([...urls, ...urls].map(choose));
  chosen.push(await choose(urls[1]!));
  expect(new Set(chosen.map(({ body }) => body)).size).toBe(1);
  expect(await placesLeft()).toBe(2);
  const other = await submit(given.url, webRegisterModelSave, { category: "21K" }, { key, repeatId: second });
  expect([other.status, other.problem!.code]).toEqual([409, "repeat_differs"]);
});
