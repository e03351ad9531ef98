import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { withClient } from "./client.ts";

/** Where the plain SQL migrations are. */
export const migrationsFolder = join(import.meta.dirname, "../../../../db/migrations");

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** Any number will do, as long as every process uses the same. */
const advisoryLock = 7_463_951;

/**
 * Brings the database to the newest schema: runs the files that have not run yet, in the order of their names, each in
 * a transaction of its own. Processes that start together wait for each other. A file that changed after it ran is
 * refused, because then the database differs from what the files say; so is a database of a newer version.
 *
 * @returns names of the files that ran now
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    // the lock ends with the session
    await client.query("select pg_advisory_lock($1)", [advisoryLock]);
    const pending = await pendingOf(client, migrations);
    for (const migration of pending) {
      await client.query("begin");
      try {
        await apply(client, migration);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback").catch(() => {});
        throw error;
      }
    }
    return pending.map(({ name }) => name);
  });
}

/** Keeps every other process from migrating until the caller's transaction ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [advisoryLock]);
}

/** Runs the migrations that have not run yet inside the caller's transaction: all of them or none. */
export async function migrateInside(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const pending = await pendingOf(client, migrations);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/** In the order in which they run. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  return Promise.all(
    (await migrationNames(folder)).map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      // a checkout on Windows may have other line ends
      const hash = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
      return { name, text, hash };
    }),
  );
}

async function pendingOf(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await appliedHashes(client);
  for (const { name, hash } of migrations) {
    const applied = done.get(name);
    if (applied !== undefined && applied !== hash) {
      throw new Error(`Migration ${name} changed after it was applied. Put it back and write a new file instead.`);
    }
  }
  const ours = new Set(migrations.map(({ name }) => name));
  const unknown = [...done.keys()].filter((name) => !ours.has(name)).sort();
  if (unknown.length > 0) {
    throw new Error(
      `The database has migrations that this version does not know: ${unknown.join(", ")}. ` +
        "Install the version that made them, or restore a backup of this version.",
    );
  }
  return migrations.filter(({ name }) => !done.has(name));
}

async function appliedHashes(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists applied_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from applied_migrations");
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

async function apply(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query("insert into applied_migrations (name, sha256) values ($1, $2)", [name, hash]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
