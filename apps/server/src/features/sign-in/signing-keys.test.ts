import { afterAll, beforeAll, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createSigningKeys } from "./signing-keys.ts";

const day = 24 * 60 * 60_000;
let database: GivenDatabase;
let now = Date.parse("2026-11-21T08:00:00+07:00");
const clock = () => now;

beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

it("makes a first key, which all processes share", async () => {
  const [here, there] = [createSigningKeys(database.db, clock), createSigningKeys(database.db, clock)];
  expect(await there.find("unknown")).toBeUndefined();
  const key = await here.newest();
  now += 1_000;
  expect((await there.find(key.id))?.id).toBe(key.id);
  expect((await there.newest()).id).toBe(key.id);
});

it("signs with a new key after three months, and accepts the old one as long as its tokens live", async () => {
  const keys = createSigningKeys(database.db, clock);
  const old = await keys.newest();
  now += 91 * day - 60_000;
  const next = await keys.newest();
  expect(next.id).not.toBe(old.id);
  expect((await keys.find(old.id))?.id).toBe(old.id);
  expect((await keys.publicKeys()).keys.map(({ kid }) => kid)).toEqual([next.id, old.id]);

  now += 92 * day;
  const last = await keys.newest();
  expect((await keys.publicKeys()).keys.map(({ kid }) => kid)).toEqual([last.id]);
});

it("asks the database once for many requests with unknown keys", async () => {
  const keys = createSigningKeys(database.db, clock);
  await keys.newest();
  now += 2_000;
  let asked = 0;
  const counting = createSigningKeys(
    database.db.withPlugin({
      transformQuery: ({ node }) => {
        asked++;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    clock,
  );
  await Promise.all(Array.from({ length: 50 }, (_, stranger) => counting.find(`made-up-${stranger}`)));
  expect(asked).toBe(1);
});
