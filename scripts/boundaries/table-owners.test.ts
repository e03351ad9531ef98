import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findTableViolations } from "./table-violations.ts";

const features = "apps/server/src/features";
const owners = { entries: "entries", add_ons: "add-ons", clubs: "clubs" };
const migrations = {
  "db/migrations/0001_first.sql": `create table entrants (id bigint);\ncreate table add_ons (id bigint);\ncreate table old (id bigint);`,
  "db/migrations/0002_second.sql": `alter table entrants rename to entries; -- create table in_words\ndrop table old;\ncreate table if not exists clubs (id bigint);`,
};

/** Each writes a table of another feature, once. */
const planted: [why: string, file: string, source: string, table: string][] = [
  ["an insert", "clubs/a.repository.ts", `export const a = (tx: Tx) => tx.insertInto("entries");`, "entries"],
  [
    "an update",
    "clubs/b.repository.ts",
    `export const b = (tx: Tx) => tx\n  .updateTable(\n  "addOns as a");`,
    "add_ons",
  ],
  ["a delete", "entries/c.repository.ts", `export const c = (tx: Tx) => tx.deleteFrom("clubs");`, "clubs"],
  ["a merge", "entries/d.repository.ts", "export const d = (tx: Tx) => tx.mergeInto(`clubs`);", "clubs"],
  [
    "SQL that inserts",
    "clubs/e.repository.ts",
    "export const e = sql`\n  Insert Into entries (id)\n  select 1`;",
    "entries",
  ],
  [
    "SQL that updates",
    "clubs/f.repository.ts",
    "export const f = sql`with x as (update entries e set id = 1) select`;",
    "entries",
  ],
  ["SQL that deletes", "clubs/g.repository.ts", "export const g = sql`delete from only entries`;", "entries"],
  ["SQL that merges", "clubs/h.repository.ts", "export const h = sql`merge into entries using x on true`;", "entries"],
  ["SQL that empties", "clubs/i.repository.ts", "export const i = sql`truncate table entries`;", "entries"],
  ["SQL that copies", "clubs/j.repository.ts", "export const j = sql`copy entries from stdin`;", "entries"],
  [
    "an order",
    "clubs/k.repository.ts",
    `export const k = (tx: Tx) => putInOrder(tx, { table: "addOns", key: "id" }, []);`,
    "add_ons",
  ],
  [
    "a table out of a variable",
    "clubs/l.repository.ts",
    `export const l = (tx: Tx, t: "clubs") => tx.deleteFrom(t);`,
    "a table",
  ],
  [
    "SQL on a table out of a variable",
    "clubs/m.repository.ts",
    "export const m = sql`update ${sql.table(t)} set x = 1`;",
    "a table",
  ],
];

const innocent: [why: string, file: string, source: string][] = [
  [
    "the owner writes",
    `${features}/clubs/own.repository.ts`,
    "export const a = [sql`update clubs set id = 1`, tx.insertInto('clubs')];",
  ],
  [
    "reading",
    `${features}/clubs/reads.queries.ts`,
    "export const a = [tx.selectFrom('entries'), sql`select from entries for update of clubs`];",
  ],
  [
    "a lock",
    `${features}/clubs/locks.queries.ts`,
    "export const a = sql`insert into clubs select 1 on conflict (id) do update set id = 2`;",
  ],
  [
    "a comment",
    `${features}/clubs/words.ts`,
    "// tx.insertInto('entries')\n/* sql`delete from entries` */\nexport const a = 1;",
  ],
  ["a test", `${features}/clubs/clubs.http.test.ts`, "export const a = tx.insertInto('entries');"],
  ["what a test is given", `${features}/clubs/testing/given.ts`, "export const a = tx.insertInto('entries');"],
];

let tree = "";
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "owners-"));
  plant(Object.entries(migrations));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function plant(files: [file: string, source: string][]): void {
  for (const [file, source] of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), source);
  }
}

describe("tables and their owners", () => {
  it("asks nothing where each table has one and nobody else writes", () => {
    plant(innocent.map(([, file, source]) => [file, source]));
    expect(findTableViolations(tree, owners)).toEqual([]);
  });

  it("finds a table without an owner, and an owner without a table", () => {
    const { clubs: _, ...others } = owners;
    const found = findTableViolations(tree, { ...others, entrants: "entries" });
    expect(found.map(({ rule, to }) => [rule, to])).toEqual([
      ["tables-have-owners", "clubs"],
      ["tables-have-owners", "entrants"],
    ]);
  });

  it.each(planted)("finds %s in %s", (_why, file, source, table) => {
    plant([[`${features}/${file}`, source]]);
    const found = findTableViolations(tree, owners);
    rmSync(join(tree, features, file));
    expect(found).toMatchObject([{ rule: "tables-written-by-owner", to: expect.stringMatching(`^${table}`) }]);
    expect(found[0]!.from).toMatch(file);
  });

  it("lets a part of the floor below own a table", () => {
    const file = "apps/server/src/http/repeats/answers.repository.ts";
    plant([[file, `export const a = (tx: Tx) => tx.insertInto("clubs");`]]);
    const found = findTableViolations(tree, { ...owners, clubs: "http/repeats" }).filter(({ from }) =>
      from.startsWith(file),
    );
    rmSync(join(tree, file));
    expect(found).toEqual([]);
  });

  it.each(["apps/server/demo/seed.repository.ts", "apps/server/src/lib/queue.ts", "apps/server/src/jobs/sweep.ts"])(
    "lets nothing outside of features write: %s",
    (file) => {
      plant([[file, `export const a = (tx: Tx) => tx.insertInto("clubs");`]]);
      const found = findTableViolations(tree, owners);
      rmSync(join(tree, file));
      expect(found.map(({ from }) => from)).toEqual([`${file}:1`]);
    },
  );
});
