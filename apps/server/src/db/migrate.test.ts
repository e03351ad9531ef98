import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withClient } from "./client.ts";
import { migrate, migrationNames, migrationsFolder } from "./migrate.ts";
import { givenEmptyDatabase } from "./testing/given-database.ts";

async function givenDatabaseUrl(): Promise<string> {
  const { url, stop } = await givenEmptyDatabase();
  onTestFinished(stop);
  return url;
}

async function givenMigrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "te-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function query(url: string, text: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
}

test("runs every migration once, in the order of their names", async () => {
  const url = await givenDatabaseUrl();
  const folder = await givenMigrations({
    "0002_second.sql": "insert into log select 2, count(*) from log;",
    "0001_first.sql": "create table log (id int, before int); insert into log values (1, 0);",
  });
  expect(await migrate(url, folder)).toEqual(["0001_first.sql", "0002_second.sql"]);
  expect(await migrate(url, folder)).toEqual([]);
  await writeFile(join(folder, "0003_third.sql"), "insert into log values (3, 2);");
  expect(await migrate(url, folder)).toEqual(["0003_third.sql"]);
  expect(await query(url, "select id from log order by before")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

test("runs the product's own migrations", async () => {
  const url = await givenDatabaseUrl();
  expect((await migrate(url)).length).toBeGreaterThan(0);
  expect(await migrate(url)).toEqual([]);
});

test("several processes that start at once run each migration once", async () => {
  const url = await givenDatabaseUrl();
  const slow = "select pg_sleep(0.05); create table once (id int); insert into once values (1);";
  const folder = await givenMigrations({ "0001_slow.sql": slow });
  const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(url, folder)));
  expect(ran.flat()).toEqual(["0001_slow.sql"]);
  expect(await query(url, "select id from once")).toHaveLength(1);
});

test("refuses a file that changed after it was applied, by name, and runs nothing", async () => {
  const url = await givenDatabaseUrl();
  const folder = await givenMigrations({ "0001_kept.sql": "create table kept ();", "0002_changed.sql": "select 1;" });
  await migrate(url, folder);
  await writeFile(join(folder, "0002_changed.sql"), "select 2;");
  await writeFile(join(folder, "0003_new.sql"), "create table new ();");
  await expect(migrate(url, folder)).rejects.toThrow(/0002_changed\.sql changed after it was applied/);
  expect(await query(url, "select from pg_class where relname = 'new'")).toHaveLength(0);
});

test("refuses a database of a newer version, and runs nothing", async () => {
  const url = await givenDatabaseUrl();
  const newer = await givenMigrations({ "0001_old.sql": "select 1;", "0003_newer.sql": "select 3;" });
  await migrate(url, newer);
  const ours = await givenMigrations({ "0001_old.sql": "select 1;", "0002_ours.sql": "create table ours ();" });
  await expect(migrate(url, ours)).rejects.toThrow(/does not know: 0003_newer\.sql/);
  expect(await query(url, "select from pg_class where relname = 'ours'")).toHaveLength(0);
});

test("treats a file with Windows line ends as the same file", async () => {
  const url = await givenDatabaseUrl();
  const folder = await givenMigrations({ "0001_lines.sql": "select 1;\nselect 2;\n" });
  await migrate(url, folder);
  await writeFile(join(folder, "0001_lines.sql"), "select 1;\r\nselect 2;\r\n");
  expect(await migrate(url, folder)).toEqual([]);
});

test("a migration that fails leaves nothing behind and is named", async () => {
  const url = await givenDatabaseUrl();
  const folder = await givenMigrations({ "0001_broken.sql": "create table half (); select 1 / 0;" });
  await expect(migrate(url, folder)).rejects.toThrow(/0001_broken\.sql failed: division by zero/);
  expect(await query(url, "select from pg_class where relname = 'half'")).toHaveLength(0);
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(join(folder, "0001_broken.sql"), "create table whole ();");
  expect(await migrate(url, folder)).toContain("0001_broken.sql");
});

test("each number is one migration's, so that their order is plain", async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
