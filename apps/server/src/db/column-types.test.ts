import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { instant, toJson, toTimestamp } from "./column-types.ts";
import { givenDatabase } from "./testing/given-database.ts";

const { db, stop } = await givenDatabase();
afterAll(stop);

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

test("reads a bigint as a number", async () => {
  expect(await read("9007199254740991::bigint")).toBe(Number.MAX_SAFE_INTEGER);
  expect(await read("'{1,null,-3}'::bigint[]")).toEqual([1, null, -3]);
  expect(await read("'{}'::bigint[]")).toEqual([]);
});

test("refuses a bigint that a number would round, and goes on working", async () => {
  await expect(read("9007199254740993::bigint")).rejects.toThrow(/9007199254740993/);
  await expect(read("'{9007199254740993}'::bigint[]")).rejects.toThrow(/9007199254740993/);
  expect(await read("1::bigint")).toBe(1);
});

test("reads a date as the same day in every time zone", async () => {
  expect(await read("date '2026-02-28'")).toBe("2026-02-28");
});

test.each([
  ["2014-04-21T10:00:00.123Z", "Asia/Bangkok"],
  ["1969-12-31T23:59:59.999Z", "UTC"],
  ["2024-02-29T23:59:59.001Z", "America/St_Johns"],
  ["0099-01-01T00:00:00.000Z", "UTC"],
  // until 1920 Bangkok was 6:42:04 ahead of Greenwich
  ["1900-01-01T00:00:00.007Z", "Asia/Bangkok"],
  ["9999-12-31T23:59:59.999Z", "UTC"],
])("stores and reads %s to the millisecond in %s", async (text, timeZone) => {
  const value = Date.parse(text);
  const row = await db.connection().execute(async (one) => {
    await sql`set timezone = ${sql.lit(timeZone)}`.execute(one);
    const { rows } = await sql<{ value: number }>`select ${toTimestamp(value)}::timestamptz as value`.execute(one);
    await sql`reset timezone`.execute(one);
    return rows[0];
  });
  expect(row?.value).toBe(value);
});

test("drops fractions of a millisecond", async () => {
  expect(await read("timestamptz '2026-01-01 00:00:00.000999Z'")).toBe(Date.parse("2026-01-01T00:00:00.000Z"));
});

test("refuses instants that PostgreSQL and JavaScript write differently", async () => {
  expect(() => toTimestamp(Number.NaN)).toThrow(RangeError);
  expect(() => toTimestamp(0.5)).toThrow(RangeError);
  expect(() => toTimestamp(Date.UTC(10_000, 0, 1))).toThrow(RangeError);
  await expect(read("timestamptz 'infinity'")).rejects.toThrow(/infinity/);
});

test("keeps keys inside jsonb as they are and turns column names into camelCase", async () => {
  const { rows } = await sql<{ ageGroups: unknown }>`
    select ${toJson([{ some_key: { inner_key: 1 } }])}::jsonb as age_groups`.execute(db);
  expect(rows).toEqual([{ ageGroups: [{ some_key: { inner_key: 1 } }] }]);
});

test("compares columns with instants", async () => {
  const { now } = (await sql<{ now: number }>`select now() as now`.execute(db)).rows[0]!;
  const query = db.selectFrom("events").select("id").where("createdAt", "<", instant(now));
  expect(await query.execute()).toEqual([]);
});

test("the types refuse a bare number as an instant and a bare value as JSON", () => {
  const insert = db.insertInto("passings");
  const read = { eventId: 1, checkpointCode: "finish", bib: "1" };
  insert.values({ ...read, at: toTimestamp(0) });
  // @ts-expect-error a number is no instant for PostgreSQL
  insert.values({ ...read, at: 0 });
  // @ts-expect-error pg would send the array as a PostgreSQL array
  db.updateTable("categories").set({ ageGroups: [] });
});
