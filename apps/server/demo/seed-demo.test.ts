import { orderStates } from "@time-event/domain/orders/order-states";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../src/db/testing/given-database.ts";
import { createOffers } from "../src/features/orders/offers.service.ts";
import { createPaidOrders } from "../src/features/orders/paid-orders.service.ts";
import { wrongCounters } from "../src/features/orders/testing/given-sale.ts";
import { createPaymentChannelsService } from "../src/features/payment-channels/payment-channels.service.ts";
import { createStatements } from "../src/features/statements/statements.service.ts";
import type { ReceiptContent } from "../src/features/receipts/receipt-content.ts";
import { createReceivedMoney } from "../src/features/transfers/received-money.service.ts";
import { createVerification } from "../src/features/transfers/verification.service.ts";
import { createWorkerPool } from "../src/lib/heavy-work/worker-pool.ts";
import { createJobRunner } from "../src/lib/jobs/runner.ts";
import { sql } from "kysely";
import { createSeriesService } from "../src/features/series/series.service.ts";
import { feedLiveRace } from "./feed-live-race.ts";
import type { ImportSummary } from "../src/features/race-folder/import-race.service.ts";
import { feed, openLiveFeed } from "./live-feed.service.ts";
import { atClock, HOUR_MS, MINUTE_MS } from "./local-days.ts";
import { liveRace } from "./live/live-race.ts";
import { LIVE_RACE_MS, liveGunFor, liveSlug } from "./live/live-start.ts";
import { beforePayers, demonstration } from "./master/demonstration-author.ts";
import { seedMasterData } from "./master/seed-master-data.ts";
import { cityRunSlug } from "./open/city-run-definition.ts";
import { seedDemo } from "./seed-demo.ts";

const now = atClock("2026-03-11", "10:20");
const gunAt = liveGunFor(now);
const distinctReadsUntil = (at: number) =>
  new Set(liveRace(gunAt).passings.flatMap((read) => (read.at <= at ? JSON.stringify(read) : []))).size;

let given: GivenDatabase;
const folder = await mkdtemp(join(tmpdir(), "demonstration-"));
const stored: ImportSummary[] = [];

beforeAll(async () => {
  given = await givenDatabase();
  await seedDemo({ db: given.db, clock: () => now, onRace: (race) => stored.push(race), folder });
});
afterAll(async () => {
  await given.stop();
  await rm(folder, { recursive: true });
});

async function readsOfLiveRace() {
  const { count } = await given.db
    .selectFrom("passings")
    .innerJoin("events", "events.id", "passings.eventId")
    .where("slug", "=", liveSlug)
    .select((get) => get.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe("seeding the demonstration", () => {
  it("hands out most kits of the race under way, and the first ones of a race to come", async () => {
    const kitsOf = async (slug: string) => {
      const { eventId, entries } = stored.find((race) => race.slug === slug)!;
      const kits = await given.db.selectFrom("kitRecords").select("entryId").where("eventId", "=", eventId).execute();
      return kits.length / entries;
    };
    expect(await kitsOf(liveSlug)).toBeGreaterThan(0.9);
    expect(await kitsOf(liveSlug)).toBeLessThan(1);
    expect(await kitsOf(cityRunSlug)).toBeGreaterThan(0.05);
    expect(await kitsOf(cityRunSlug)).toBeLessThan(0.2);
  });

  it("stores the lists that events use, once", async () => {
    await seedMasterData(given.db);
    const count = async (table: "policyVersions" | "paymentChannels" | "clubs") =>
      (await given.db.selectFrom(table).selectAll().execute()).length;
    expect([await count("policyVersions"), await count("paymentChannels")]).toEqual([5, 3]);
    expect(await count("clubs")).toBeGreaterThan(5);
  });

  it("stores eleven races with their results", () => {
    expect(stored.map(({ slug }) => slug)).toHaveLength(11);
    expect(stored[0]!.statuses.finished).toBeGreaterThan(700);
    expect(stored.every(({ readsOfNobody }) => readsOfNobody.count === 0)).toBe(true);
  });

  it("shows an official list of the backyard, in which women have places, and a series over two races", async () => {
    const { rows } = await sql<{ category: string; state: string; women: number; lines: number }>`
      select c.code as category, p.state, count(*) filter (where r.gender_rank = 1 and e.gender = 'F')::int as women, count(*)::int as lines
      from publications p join categories c on c.id = p.category_id
      join publication_rows r on r.publication_id = p.id join entries e on e.id = r.entry_id
      where p.state = 'official' group by c.code, p.state order by c.code`.execute(given.db);
    expect(rows.map(({ category, state }) => [category, state])).toEqual([
      ["8K", "official"],
      ["BACKYARD", "official"],
    ]);
    expect(rows.every(({ women }) => women >= 1)).toBe(true);
    const [cup] = (await createSeriesService(given.db).list()).data;
    expect(cup).toMatchObject({ slug: "northern-trail-cup", isPublic: true, races: 2 });
    const both = await sql`
      select 1 from entries one join entries other on other.first_name = one.first_name and other.last_name = one.last_name
        and other.birth_date = one.birth_date and other.event_id <> one.event_id
      join categories c on c.id = one.category_id join categories d on d.id = other.category_id
      where c.code = '8K' and d.code = '10K'`.execute(given.db);
    expect(both.rows.length).toBeGreaterThan(40);
  });

  it("leaves everything as it is when run again, even weeks later", async () => {
    const again: ImportSummary[] = [];
    await seedDemo({ db: given.db, clock: () => now + 30 * 24 * HOUR_MS, onRace: (race) => again.push(race) });
    expect(again.map(({ outcome }) => outcome)).toEqual([]);
  });
});

describe("the orders", () => {
  it("are in every state, and take the last places of two distances, those of a rush only for now", async () => {
    const orders = await given.db.selectFrom("orders").select(["state"]).execute();
    const states = new Set(orders.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(orderStates.toSorted());
    const offers = createOffers({
      db: given.db,
      clock: () => now,
      readState: () => Promise.resolve("only read once"),
      receiptPdf: () => Promise.reject(new Error("no receipt is asked for")),
    });
    const { data } = await offers.list({ event: cityRunSlug }, undefined);
    const left = data.categories.map(({ code, placesLeft, whyNot }) => [code, placesLeft, ...whyNot]);
    expect(left.slice(1, 3)).toEqual([
      ["21K", 0, "places_held"],
      ["10K", 0, "category_full"],
    ]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("give finance slips of every kind", async () => {
    const verification = createVerification(given.db, () => now);
    const caller = { ...demonstration, permissions: ["payments_view"] };
    const waiting = (await verification.list({ state: "waiting", offset: 0, limit: 50 }, caller)).data;
    const shown = await Promise.all(waiting.map(async (each) => (await verification.get(each)).data));
    const found = shown.map(({ slip, warnings }) => [slip?.code ? "code" : "none", ...warnings].join(" "));
    expect(new Set(found)).toEqual(
      new Set(["code", "code amount_differs", "none no_code", "code reference_refused_before picture_seen"]),
    );
  });

  it("come with a statement that explains most slips, an order that nobody sent one for, and not all of itself", async () => {
    const threads = createWorkerPool(() => {});
    const steps = {
      db: given.db,
      clock: () => now,
      workers: threads,
      money: createReceivedMoney(createPaidOrders(async () => {})),
    };
    const { data: channels } = await createPaymentChannelsService(given.db, beforePayers).list();
    const sent = { channelId: channels[1]!.id, fileName: "statement.csv" };
    const { data } = await createStatements(steps).preview(sent, await readFile(join(folder, "statement.csv")));
    await threads.stop();
    const { incoming, matched, outgoing, unread } = data.counts;
    expect({ incoming, matched, outgoing, unread }).toEqual({ incoming: 15, matched: 13, outgoing: 1, unread: 0 });
  });

  it("have receipts that say who issued them", async () => {
    const receipts = await given.db.selectFrom("receipts").select("content").execute();
    expect(receipts.length).toBeGreaterThan(5);
    for (const { content } of receipts) {
      const { seller } = content as ReceiptContent;
      expect(seller).toMatchObject({
        taxId: expect.stringMatching(/^\d{13}$/),
        address: { th: expect.stringMatching(/./) },
      });
    }
  });
});

describe("the race under way", () => {
  it("goes on where its reads end, and catches up with what it missed", async () => {
    const live = await openLiveFeed(given.db);
    expect(live?.gunAt).toBe(gunAt);
    const later = await feed(given.db, live!, now + MINUTE_MS);
    expect(await readsOfLiveRace()).toBe(distinctReadsUntil(now + MINUTE_MS));

    // a new process, twenty minutes later
    const reopened = await openLiveFeed(given.db);
    expect(reopened!.fedUntil).toBeLessThanOrEqual(later!.fedUntil);
    await feed(given.db, reopened!, now + 20 * MINUTE_MS);
    expect(await readsOfLiveRace()).toBe(distinctReadsUntil(now + 20 * MINUTE_MS));
  });

  it("is fed by one process at a time, and another takes over", async () => {
    let clock = now + 21 * MINUTE_MS;
    const errors: unknown[] = [];
    const runners = [1, 2].map(() =>
      createJobRunner({
        db: given.db,
        databaseUrl: given.url,
        clock: () => clock,
        jobs: [feedLiveRace(given.db, () => clock, 20)],
        onError: (error) => errors.push(error),
        lookEveryMs: 20,
      }),
    );
    for (const runner of runners) runner.start();
    await expect.poll(readsOfLiveRace, { timeout: 20_000 }).toBe(distinctReadsUntil(clock));
    await runners[0]!.stop();
    clock += MINUTE_MS;
    await expect.poll(readsOfLiveRace, { timeout: 20_000 }).toBe(distinctReadsUntil(clock));
    await runners[1]!.stop();
    expect(errors).toEqual([]);
  });

  it("makes way for a new one when its time is over", async () => {
    const live = await openLiveFeed(given.db);
    const after = gunAt + LIVE_RACE_MS + 5 * HOUR_MS + 1;
    const renewed = await feed(given.db, live!, after);
    expect(renewed!.gunAt).toBe(liveGunFor(after));
    expect(renewed!.eventId).not.toBe(live!.eventId);
    expect(renewed!.upcoming.length).toBeGreaterThan(10_000);
  });
});
