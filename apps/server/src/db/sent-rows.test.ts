import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sentRows } from "./sent-rows.ts";
import { givenDatabase, type GivenDatabase } from "./testing/given-database.ts";

let given: GivenDatabase;
beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());

const columns = (rows: readonly (readonly [number, string | null, string])[]) => [
  { name: "id", type: "bigint", values: rows.map(([id]) => id) },
  { name: "word", type: "text", values: rows.map(([, word]) => word) },
  { name: "many", type: "bigint[]", values: rows.map(([, , many]) => many) },
];
async function received(rows: readonly (readonly [number, string | null, string])[]) {
  const sent = sentRows("r", columns(rows));
  const { rows: found } = await sql<Record<string, unknown>>`select ${sent.columns} from ${sent.rows}`.execute(
    given.db,
  );
  return found.map((row) => Object.values(row));
}

it.each([
  ["none", [], []],
  ["one", [[1, null, "{}"]], [[1, null, []]]],
  [
    "some that differ",
    [
      [1, 'a"\\,{}', "{1,NULL}"],
      [2, null, "{}"],
    ],
    [
      [1, 'a"\\,{}', [1, null]],
      [2, null, []],
    ],
  ],
  [
    "some that are alike",
    [
      [1, "NULL", "{3}"],
      [2, "NULL", "{3}"],
      [2, "NULL", "{3}"],
    ],
    [
      [1, "NULL", [3]],
      [2, "NULL", [3]],
      [2, "NULL", [3]],
    ],
  ],
] as const)("gives rows as they were: %s", async (_what, rows, expected) => {
  expect(await received(rows)).toEqual(expected);
});
