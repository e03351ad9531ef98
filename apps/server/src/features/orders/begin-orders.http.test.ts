import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { contactWith, givenSale, sendOnce, submit, wrongCounters } from "./testing/given-sale.ts";

// Orders that begin with a place, alone and by hundreds.

let given: GivenApp;
let other: string;
let slug: string;

beforeAll(async () => {
  given = await givenApp();
  other = (await given.another()).url;
});
afterAll(() => given.stop());
beforeEach(() => (slug = `rush-${randomUUID().slice(0, 8)}`));

type Form = Partial<BodyOf<typeof webRegisterSave>>;

const begin = (
  form: Form,
  { url = given.url, key, repeatId }: { url?: string; key?: string; repeatId?: string } = {},
) =>
  submit(
    url,
    webRegisterSave,
    { event: slug, language: "th", ...form },
    {
      ...(key && { key }),
      ...(repeatId && { repeatId }),
    },
  );

/** So many at once, through both servers. */
const rush = (count: number, formOf: (at: number) => Form) =>
  Promise.all(Array.from({ length: count }, (_, at) => begin(formOf(at), { url: at % 2 === 0 ? given.url : other })));

type Answer = Awaited<ReturnType<typeof begin>>;

const won = (answers: readonly Answer[]) => answers.flatMap(({ reply }) => reply?.data ?? []);
const lost = (answers: readonly Answer[]) =>
  answers.flatMap(({ problem }) => problem?.errors?.map(({ path, code }) => `${path} ${code}`) ?? []);

describe("an order that begins with a place", () => {
  it("shows what is stored, and nothing else", async () => {
    const eventId = await givenSale(given.db, { capacity: 3 }, slug);
    await sql`insert into waves (event_id, category_id, name_th, name_en, starts_at)
      select event_id, id, 'A', 'A', gun_at from categories where event_id = ${eventId}`.execute(given.db);
    await sql`insert into event_payments (event_id, changed_by, satang_tail) values (${eventId}, 'admin', 'added')`.execute(
      given.db,
    );
    const { key, order } = (await begin({ category: "10K" })).reply!.data;
    expect(order).toMatchObject({ entries: [{ category: "10K", places: 1 }], quote: { totalSatang: 80_000 } });
    expect(await contactWith(given.url, slug, key!).order()).toEqual(order);
    // alone, because it says more
    const whole = (await begin({ category: "10K", receiptTo: { name: "ใจดี", address: "", taxId: "" } })).reply!.data;
    expect(whole.order).toMatchObject({ entries: [{ category: "10K" }], receiptTo: { name: "ใจดี" } });
    expect(await contactWith(given.url, slug, whole.key!).order()).toEqual(whole.order);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("is refused by the rules, and then there is none", async () => {
    await givenSale(given.db, { entryKind: "team", teamSmallest: 2, teamLargest: 4, capacity: 5 }, slug);
    const answers = [
      await begin({ category: "42K" }),
      await begin({ category: "10K", size: 1 }),
      await begin({ category: "10K", size: 5 }),
      await begin({ category: "10K", size: 3 }),
      await begin({ category: "10K" }),
      await begin({ category: "10K", size: 3 }),
    ];
    expect(lost(answers)).toEqual([
      "category unknown",
      "size team_too_small",
      "size team_too_large",
      "category places_held",
    ]);
    const [, pair] = won(answers);
    expect(pair!.order.entries[0]!.places).toBe(2);
    const further = await begin({ category: "10K" }, { key: pair!.key! });
    expect(further.problem!.reasons).toEqual(["fixed"]);
    await sql`update events set state = 'closed' where slug = ${slug}`.execute(given.db);
    expect((await begin({ category: "10K" })).problem!.reasons).toEqual(["entries_closed"]);
    slug = "no-such-race";
    expect((await begin({ category: "10K" })).status).toBe(404);
    const { rows } =
      await sql`select from orders o join events e on e.id = o.event_id where e.state = 'closed'`.execute(given.db);
    expect(rows).toHaveLength(2);
  });

  it("is hidden where its category is", async () => {
    const eventId = await givenSale(given.db, {}, slug);
    await sql`update categories set hidden = true where event_id = ${eventId}`.execute(given.db);
    expect(lost([await begin({ category: "10K" })])).toEqual(["category unknown"]);
  });
});

describe("many orders that begin at once", () => {
  it("take exactly the places there are, and every other one is told", async () => {
    await givenSale(given.db, { capacity: 17 }, slug);
    const answers = await rush(200, () => ({ category: "10K" }));
    expect(won(answers)).toHaveLength(17);
    expect(lost(answers)).toEqual(Array.from({ length: 183 }, () => "category places_held"));
    for (const { key } of won(answers)) expect((await contactWith(other, slug, key!).order()).entries).toHaveLength(1);
    expect(new Set(won(answers).map(({ order }) => order.reference)).size).toBe(17);
    // what comes back is seen at once
    const [first] = won(answers);
    await contactWith(given.url, slug, first!.key!).drop(first!.order.entries[0]!.id);
    expect((await begin({ category: "10K" })).status).toBe(200);
    expect((await begin({ category: "10K" })).status).toBe(409);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("share what categories share, and pay the fee of those places that they got", async () => {
    const race = givenRaceDefinition({ slug, state: "open" });
    const tiers = [
      { name: { th: "ก่อน", en: "Early" }, priceSatang: 50_000, endsAt: null, untilSold: 4 },
      { name: { th: "ปกติ", en: "Regular" }, priceSatang: 80_000, endsAt: null },
    ];
    const categories = ["5K", "10K"].map((code) => ({ ...race.categories[0]!, code, feeTiers: tiers }));
    const eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
    await sql`insert into place_pools (event_id, name_th, name_en, capacity) values (${eventId}, 'รวม', 'All', 15)`.execute(
      given.db,
    );
    const answers = await rush(60, (at) => ({ category: at % 3 === 0 ? "5K" : "10K" }));
    const orders = won(answers).map(({ order }) => order);
    expect(orders).toHaveLength(15);
    for (const code of ["5K", "10K"]) {
      const of = orders.filter(({ entries }) => entries[0]!.category === code);
      const early = of.filter(({ quote }) => quote.totalSatang === 50_000);
      expect(early).toHaveLength(Math.min(4, of.length));
    }
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("are begun once for each submit, however often it is sent, and answered byte for byte the same", async () => {
    await givenSale(given.db, { capacity: 5 }, slug);
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const send = (repeatId: string, url: string) => begin({ category: "10K" }, { url, repeatId });
    const answers = await Promise.all(
      [given.url, other, given.url, other].flatMap((url) => ids.map((id) => send(id, url))),
    );
    for (const [at, id] of ids.entries()) {
      const again = [...answers.filter((_, index) => index % ids.length === at), await send(id, other)];
      expect(new Set(again.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    }
    expect(won(answers.slice(0, ids.length))).toHaveLength(5);
    const differs = await begin({}, { repeatId: ids[0]! });
    expect([differs.status, differs.problem!.code]).toEqual([409, "repeat_differs"]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });
});

describe("while somebody keeps the places of a category", () => {
  const contact = { name: "มานี", phone: "0812345678", email: "manee@example.org" };

  const beginOnce = (form: Form, repeatId: string = randomUUID()) =>
    sendOnce(given.url, webRegisterSave, { event: slug, language: "th", ...form }, { repeatId });

  /** Somebody who is sent away after ten seconds waits for the places of a category: others ask, and are answered before. */
  async function whileKept(eventId: number, code: string, waiting: () => Promise<Answer>, ask: () => Promise<void>) {
    let waits: Promise<Answer> | undefined;
    await given.db.transaction().execute(async (tx) => {
      await sql`select from category_places p join categories c on c.id = p.category_id
        where c.event_id = ${eventId} and c.code = ${code} for update of p`.execute(tx);
      waits = waiting();
      await expect.poll(() => isSomebodyWaiting(given.db)).toBe(true);
      await ask();
    });
    expect((await waits!).status).toBe(200);
  }

  it("answers who needs none of them", async () => {
    const race = givenRaceDefinition({ slug, state: "open" });
    const categories = ["5K", "10K"].map((code) => ({ ...race.categories[0]!, code }));
    const eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
    const repeatId = randomUUID();
    const { body } = await begin({ category: "10K" }, { repeatId });
    await whileKept(
      eventId,
      "10K",
      () => beginOnce({ category: "10K" }),
      async () => {
        const answers = [
          begin({}),
          begin({ category: "5K" }),
          begin({ category: "42K" }),
          begin({ category: "10K" }, { repeatId }),
        ];
        const [, , unknown, again] = await Promise.all(answers);
        expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 409, 200]);
        expect([lost([unknown!]), again!.body]).toEqual([["category unknown"], body]);
      },
    );
  });

  it("answers who finds nothing left, and each of them the same when asked again", async () => {
    const race = givenRaceDefinition({ slug, state: "open" });
    // they wait in one lane
    const categories = [
      { ...race.categories[0]!, code: "10K" },
      { ...race.categories[0]!, code: "01K", capacity: 1 },
    ];
    const eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
    const winner = randomUUID();
    const held = await begin({ category: "01K" }, { repeatId: winner });
    expect([held.status, (await begin({ category: "01K" })).status]).toEqual([200, 409]);
    await whileKept(
      eventId,
      "10K",
      () => beginOnce({ category: "10K" }),
      async () => {
        const ids = Array.from({ length: 10 }, () => randomUUID());
        const send = (repeatId: string, url = given.url) => begin({ category: "01K" }, { repeatId, url });
        const answers = await Promise.all([...ids, ...ids].map((id) => send(id)));
        expect(lost(answers)).toEqual(answers.map(() => "category places_held"));
        const again = await Promise.all(ids.map((id) => send(id, other)));
        const bodies = [...answers, ...again].map(({ body }) => body);
        expect(new Set(bodies)).toEqual(new Set(again.map(({ body }) => body)));
        // who has the place and did not hear of it
        expect((await send(winner)).body).toBe(held.body);
        const differs = await begin({ category: "10K" }, { repeatId: ids[0]!, url: other });
        expect(differs.problem!.code).toBe("repeat_differs");
      },
    );
    await contactWith(given.url, slug, held.reply!.data.key!).drop(held.reply!.data.order.entries[0]!.id);
    expect((await begin({ category: "01K" })).status).toBe(200);
    expect((await begin({ category: "01K" })).status).toBe(409);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("answers those of another event, though one of them repeats the id of the submit that waits", async () => {
    const eventId = await givenSale(given.db, {}, slug);
    const busy = slug;
    slug = `${busy}-other`;
    await givenSale(given.db, {}, slug);
    const repeatId = randomUUID();
    let differs: Promise<Answer> | undefined;
    await whileKept(
      eventId,
      "10K",
      () => beginOnce({ event: busy, category: "10K", contact }, repeatId),
      async () => {
        differs = begin({ category: "10K" }, { repeatId });
        const others = await Promise.all(Array.from({ length: 10 }, () => begin({ category: "10K" })));
        expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
      },
    );
    expect((await differs!).problem!.code).toBe("repeat_differs");
  });
});
