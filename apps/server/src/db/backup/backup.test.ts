import { readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withClient } from "../client.ts";
import { migrate } from "../migrate.ts";
import { restoreBackup } from "./restore-backup.ts";
import {
  contentsOf,
  firstMigrations,
  givenBackup,
  givenFolder,
  givenInstallation,
  givenMigrations,
  givenUrl,
  rewrite,
} from "./testing/given-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** Restores into a new database and returns it, or the refusal. */
async function restore(file: string, migrations: string, dataDir?: string) {
  const url = await givenUrl();
  const summary = await restoreBackup(file, { url, dataDir: dataDir ?? (await givenFolder()), migrations });
  return { url, summary };
}

async function refusalOf(file: string, migrations: string): Promise<string> {
  const url = await givenUrl();
  const dataDir = await givenFolder();
  const refusal: unknown = await restoreBackup(file, { url, dataDir, migrations }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  // all or nothing
  expect(Object.values(await contentsOf(url)).flat()).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
  return (refusal as Error).message;
}

describe("a backup that is restored", () => {
  test("is the same database, rows, sequences, references, indexes and triggers", async () => {
    const { url, migrations } = await givenInstallation();
    const restored = await restore(await givenBackup(url), migrations);
    expect(await contentsOf(restored.url)).toEqual(await contentsOf(url));
    expect(restored.summary).toMatchObject({ appVersion: "1.2.3", madeAt: "1970-01-01T00:00:00.000Z", migrated: [] });
  });

  test("goes on counting where the other stopped, and its triggers and references work", async () => {
    const { url, migrations } = await givenInstallation();
    const restored = await restore(await givenBackup(url), migrations);
    await withClient(restored.url, async (client) => {
      const { rows } = await client.query("insert into races (name) values ('next') returning id::int");
      expect(rows).toEqual([{ id: 2001 }]);
      await expect(client.query("delete from sealed")).rejects.toThrow("never");
      await expect(client.query("insert into runners (race_id) values (9999)")).rejects.toThrow("foreign key");
    });
  });

  test("is brought up to the newest schema", async () => {
    const { url } = await givenInstallation();
    const newer = { "0003_words.sql": "alter table races add words int; update races set words = length(name);" };
    const migrations = await givenMigrations({ ...firstMigrations, ...newer });
    const restored = await restore(await givenBackup(url), migrations);
    expect(restored.summary.migrated).toEqual(["0003_words.sql"]);
    const { rows } = await withClient(restored.url, (client) => client.query("select sum(words)::int from races"));
    expect(rows[0]).toEqual({ sum: 2000 * 5 + 2000 * 4 - 1107 });
    await migrate(url, migrations);
    // the same as a database that was migrated in place, except for the time of that
    const [there, here] = [await contentsOf(url), await contentsOf(restored.url)];
    for (const contents of [there, here]) contents["public.applied_migrations"] = [];
    expect(here).toEqual(there);
  });

  test("brings the files beside the database along, for their owner alone", async () => {
    const { url, migrations } = await givenInstallation();
    const dataDir = await givenFolder();
    await writeFile(join(dataDir, "audit-anchors"), "1 abc\n");
    const elsewhere = await givenFolder();
    await restore(await givenBackup(url, dataDir), migrations, elsewhere);
    expect(await readdir(elsewhere)).toEqual(["audit-anchors"]);
    expect(await readFile(join(elsewhere, "audit-anchors"), "utf8")).toBe("1 abc\n");
    expect((await stat(join(elsewhere, "audit-anchors"))).mode & 0o077).toBe(0);
  });
});

describe("a backup that is written", () => {
  test("can be read by its owner alone, and has its name only when it is whole", async () => {
    const { url } = await givenInstallation();
    const file = await givenBackup(url);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(join(file, ".."))).toEqual(["our.backup"]);
  });

  test("of a database without an installation is refused", async () => {
    await expect(givenBackup(await givenUrl())).rejects.toThrow("there is nothing to back up");
  });

  test("into a folder that is not there is refused", async () => {
    const { url } = await givenInstallation();
    const source = { url, dataDir: "/nowhere", appVersion: "1", now: new Date(0) };
    const file = join(await givenFolder(), "none", "b");
    await expect(writeBackup(source, file)).rejects.toThrow(/none\/b cannot be written: ENOENT/);
  });
});

describe("refused, with nothing restored:", () => {
  test("a file that is cut off, wherever", async () => {
    const { url, migrations } = await givenInstallation();
    const file = await givenBackup(url);
    const whole = await readFile(file);
    for (const share of [0.01, 0.3, 0.6, 0.9, 0.999]) {
      await truncate(file, Math.floor(whole.length * share));
      expect(await refusalOf(file, migrations)).toBe(`${file} is cut off.`);
      await writeFile(file, whole);
    }
  });

  test("a file of which one byte is another, wherever", async () => {
    const { url, migrations } = await givenInstallation();
    const file = await givenBackup(url);
    const whole = await readFile(file);
    for (let part = 0; part < 12; part++) {
      const changed = Buffer.from(whole);
      const at = Math.floor(((part + 0.5) / 12) * whole.length);
      changed[at] = changed[at]! ^ 0x10;
      await writeFile(file, changed);
      expect(await refusalOf(file, migrations)).toMatch(/is (damaged|cut off|no backup)|cannot be read|does not fit/);
    }
  });

  test("a file whose rows are not those that were written", async () => {
    const { url, migrations } = await givenInstallation();
    const file = await givenBackup(url);
    await rewrite(file, (name, bytes) =>
      name.startsWith("rows/public.kinds/") ? Buffer.from(bytes.toString().replace("walk", "wade")) : bytes,
    );
    expect(await refusalOf(file, migrations)).toBe(`${file} is damaged: public.kinds is not what was written into it.`);
  });

  test("a file that lacks a part, or its manifest", async () => {
    const { url, migrations } = await givenInstallation();
    const file = await givenBackup(url);
    await rewrite(file, (name, bytes) => (name.startsWith("rows/queue.jobs/") ? undefined : bytes));
    expect(await refusalOf(file, migrations)).toMatch("queue.jobs is not what was written into it");
    await rewrite(file, (name, bytes) => (name === "manifest.json" ? undefined : bytes));
    expect(await refusalOf(file, migrations)).toBe(`${file} is cut off.`);
  });

  test("rows that break a rule of the tables", async () => {
    const { url, migrations } = await givenInstallation();
    const file = await givenBackup(url);
    await rewrite(file, (name, bytes) => (name.startsWith("rows/public.races/") ? Buffer.from("x\n") : bytes));
    expect(await refusalOf(file, migrations)).toMatch("does not fit the database");
  });

  test("a file that is no backup, and a file that does not exist", async () => {
    const migrations = await givenMigrations(firstMigrations);
    const file = join(await givenFolder(), "letter");
    await writeFile(file, "Dear Sir or Madam");
    expect(await refusalOf(file, migrations)).toMatch("is damaged or no backup of Time/Event");
    expect(await refusalOf(`${file}s`, migrations)).toMatch("cannot be read: ENOENT");
  });

  test("a backup of a newer version, and of a changed one", async () => {
    const { url } = await givenInstallation();
    const file = await givenBackup(url);
    const { "0001_races.sql": races, "0002_more.sql": more } = firstMigrations;
    expect(await refusalOf(file, await givenMigrations({ "0001_races.sql": races }))).toMatch(
      "made by Time/Event 1.2.3, whose database is newer than this version knows (0002_more.sql)",
    );
    const changed = { "0001_races.sql": `${races} create table own ();`, "0002_more.sql": more };
    expect(await refusalOf(file, await givenMigrations(changed))).toMatch("its 0001_races.sql differs from ours");
    await rewrite(file, (name, bytes) =>
      name === "backup.json" ? Buffer.from(bytes.toString().replace('"format": 1', '"format": 2')) : bytes,
    );
    expect(await refusalOf(file, await givenMigrations(firstMigrations))).toMatch("written by a newer Time/Event");
  });

  test("a table that no migration makes", async () => {
    const { url, migrations } = await givenInstallation();
    await withClient(url, (client) => client.query("create table by_hand (a int); insert into by_hand values (1)"));
    expect(await refusalOf(await givenBackup(url), migrations)).toMatch(
      "no migration makes in this form: public.by_hand",
    );
  });

  test("a database that is not empty, and a data folder of another installation", async () => {
    const { url, migrations } = await givenInstallation();
    const file = await givenBackup(url);
    const before = await contentsOf(url);
    const dataDir = await givenFolder();
    await expect(restoreBackup(file, { url, dataDir, migrations })).rejects.toThrow(
      "The database is not empty: it holds applied_migrations, jobs, jobs_2026, …",
    );
    expect(await contentsOf(url)).toEqual(before);
    await writeFile(join(dataDir, "audit-anchors"), "theirs");
    const into = { url: await givenUrl(), dataDir, migrations };
    await expect(restoreBackup(file, into)).rejects.toThrow("belongs to another installation: audit-anchors is there");
    expect(await readFile(join(dataDir, "audit-anchors"), "utf8")).toBe("theirs");
  });
});
