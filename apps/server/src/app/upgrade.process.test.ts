import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { webEventGet } from "@time-event/contract/events";
import { imagePath } from "@time-event/contract/picture";
import { webRegisterResultList } from "@time-event/contract/results";
import { token } from "@time-event/contract/sign-in";
import { readArchive, textOf } from "../db/backup/archive-reader.ts";
import { readHead } from "../db/backup/backup-format.ts";
import { listTables, quoted } from "../db/backup/catalogue.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { givenFolder, givenUrl } from "../db/backup/testing/given-backup.ts";
import { withClient } from "../db/client.ts";
import { migrationsFolder } from "../db/migrate.ts";
import { post } from "../testing/call-service.ts";
import { callWebApi } from "../testing/call-web-api.ts";
import { repositoryRoot } from "./config.ts";
import { givenDataFolder, givenServer } from "./testing/given-server.ts";

// A trail race with its pictures and staff, as the product stored it before registration was built (commit b3d1c07).
const old = join(repositoryRoot, "db/upgrades/before-registration.backup");

/** The migrations that existed then, and no later one. */
async function givenOldMigrations(): Promise<string> {
  const folder = await givenFolder();
  for await (const part of readArchive(old)) {
    for (const { name } of readHead(await textOf(part), old).migrations) {
      await copyFile(join(migrationsFolder, name), join(folder, name));
    }
    break;
  }
  return folder;
}

async function countRows(url: string): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    const counts = new Map<string, number>();
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${quoted(client, table)}`);
      counts.set(table.name, rows[0]!.count);
    }
    return counts;
  });
}

test("the start of the server upgrades a database of the version before and keeps everything in it", async () => {
  const url = await givenUrl();
  await restoreBackup(old, { url, dataDir: await givenFolder(), migrations: await givenOldMigrations() });
  const before = await countRows(url);

  const server = await givenServer(await givenDataFolder(), { DATABASE_URL: url });

  const after = await countRows(url);
  // a migration may add, rename or fill tables; tables that stay lose no row
  const shrunk = [...before].filter(([name, count]) => (after.get(name) ?? count) < count).map(([name]) => name);
  expect(shrunk).toEqual([]);

  const slug = "san-mok-pua-trail";
  const { data: event } = await callWebApi(server.url, webEventGet, { event: slug });
  const lists = await Promise.all(
    event.categories.map(({ code }) => callWebApi(server.url, webRegisterResultList, { event: slug, category: code })),
  );
  expect(lists.reduce((sum, { meta }) => sum + meta.total, 0)).toBe(930);
  expect(lists.map(({ data: [winner] }) => [winner!.bib, winner!.timeMs])).toEqual([
    ["1001", 38_062_370],
    ["5002", 19_195_990],
    ["2503", 7_725_071],
    ["8001", 2_409_553],
  ]);
  const cover = event.cover!;
  const picture = await fetch(server.url + imagePath(cover, cover.widths[0]!));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await post(server.url, token, { username: "admin", password: "upgrade-test-2026" })).status).toBe(200);
}, 120_000);
