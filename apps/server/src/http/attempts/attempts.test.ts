import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TooManyAttempts } from "../refusals.ts";
import { connect } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createAttempts, fromPlace, type Subject } from "./attempts.ts";
import { nameHereLimit, placeLimit, publicChangeLimit, rememberedMs } from "./attempt-limits.ts";
import { forgetOldAttempts } from "./attempts.repository.ts";

let database: GivenDatabase;
let now = Date.parse("2026-11-21T08:00:00+07:00");
const clock = () => now;
beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

const subjectOf = (who: string): Subject[] => [{ what: "name-here", who, limit: nameHereLimit }];

it("lets exactly the free attempts through in one instant, however many come at once", async () => {
  const other = connect(database.url);
  const processes = [createAttempts(database.db, clock), createAttempts(other.db, clock)];
  for (const who of ["malee", "manee", "piti"]) {
    const attempts = Array.from({ length: 100 }, (_, attempt) => processes[attempt % 2]!.count(subjectOf(who)));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(nameHereLimit.free);
  }
  await other.close();
});

it("refuses nobody below the limit because time passes while they wait for each other", async () => {
  let ticks = now;
  // each look at the clock is a moment later
  const attempts = createAttempts(database.db, () => (ticks += 1));
  const callers = Array.from({ length: 60 }, () =>
    attempts.count(fromPlace("public-change", "192.0.2.7", publicChangeLimit)),
  );
  const settled = await Promise.allSettled(callers);
  expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
});

it("says how long to wait, and waits longer after each further attempt", async () => {
  const attempts = createAttempts(database.db, clock);
  for (let attempt = 1; attempt < nameHereLimit.free; attempt++) await attempts.count(subjectOf("chujai"));
  const waits: number[] = [];
  for (let further = 0; further < 4; further++) {
    await attempts.count(subjectOf("chujai"));
    const refusal: unknown = await attempts.count(subjectOf("chujai")).catch((error: unknown) => error);
    waits.push((refusal as TooManyAttempts).retryAfterMs);
    now += waits.at(-1)!;
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
});

it("forgets old attempts", async () => {
  const attempts = createAttempts(database.db, clock);
  now += rememberedMs + 1;
  await attempts.count(subjectOf("malee"));
  await attempts.count(subjectOf("malee"));
  await forgetOldAttempts(database.db, clock() - rememberedMs);
  const rows = await database.db.selectFrom("attempts").select("attempts").execute();
  expect(rows).toEqual([{ attempts: 2 }]);
});

it("lengthens no wait by a right attempt", async () => {
  const attempts = createAttempts(database.db, clock);
  const office: Subject[] = [{ what: "place", who: "office", limit: placeLimit }];
  for (let wrong = 0; wrong < placeLimit.free; wrong++) await attempts.count(office);
  now += 1_000;
  // each is let through at once, because the one before it was right
  for (let right = 0; right < 5; right++) {
    await attempts.count(office);
    await attempts.giveBack(office, "right");
  }
  await attempts.count(office);
  await expect(attempts.count(office)).rejects.toMatchObject({ retryAfterMs: 2_000 });
});

it("does not forget wrong attempts for one that was not made", async () => {
  const attempts = createAttempts(database.db, clock);
  for (let wrong = 1; wrong < nameHereLimit.free; wrong++) await attempts.count(subjectOf("suda"));
  await attempts.count(subjectOf("suda"));
  await attempts.giveBack(subjectOf("suda"), "not made");
  await attempts.count(subjectOf("suda"));
  await expect(attempts.count(subjectOf("suda"))).rejects.toThrow("too many attempts");
});

it("asks the database once a second whether somebody must still wait", async () => {
  let queries = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const attempts = createAttempts(counted, clock);
  for (let wrong = 0; wrong <= nameHereLimit.free; wrong++) await attempts.count(subjectOf("flood")).catch(() => {});
  queries = 0;
  for (let wrong = 0; wrong < 1_000; wrong++) await attempts.count(subjectOf("flood")).catch(() => {});
  expect(queries).toBe(0);
});

it("counts attempts that come together in one transaction", async () => {
  let queries = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const attempts = createAttempts(counted, clock);
  const buyers = Array.from({ length: 100 }, (_, buyer) =>
    fromPlace("public-change", `10.9.8.${buyer}`, publicChangeLimit),
  );
  await Promise.all(buyers.map((buyer) => attempts.count(buyer)));
  expect(queries).toBe(1);
});

it("counts the /48 around an IPv6 address as well, which has 65,536 networks", async () => {
  const attempts = createAttempts(database.db, clock);
  const from = (network: number) => fromPlace("place", `2001:db8:7:${network.toString(16)}::1`, placeLimit);
  let tried = 0;
  for (; tried < 1_000; tried++) {
    const isRefused = await attempts.count(from(tried)).then(
      () => false,
      () => true,
    );
    if (isRefused) break;
  }
  expect(tried).toBe(placeLimit.free * 8);
  await attempts.count(fromPlace("place", "2001:db8:8::1", placeLimit));
});

it("lets exactly the free attempts through where they are counted meanwhile, and knows them in another process", async () => {
  const flood: Subject[] = [{ what: "public-change", who: "192.0.2.99", limit: { free: 20, longestWaitMs: 1_000 } }];
  const attempts = createAttempts(database.db, clock);
  const settled = await Promise.allSettled(Array.from({ length: 100 }, () => attempts.countMeanwhile(flood)));
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  await expect(createAttempts(database.db, clock).count(flood)).rejects.toThrow("too many attempts");
});

it("does not wait for the counting of an attempt that is far from the limit", async () => {
  const who = "192.0.2.98";
  const attempts = createAttempts(database.db, clock);
  const counted = async () => {
    const rows = await database.db.selectFrom("attempts").select("attempts").where("attempts", "=", 7).execute();
    return rows.length;
  };
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table attempts`.execute(tx);
    for (let n = 0; n < 7; n++) await attempts.countMeanwhile(fromPlace("public-change", who, publicChangeLimit));
  });
  await expect.poll(counted).toBe(1);
});
