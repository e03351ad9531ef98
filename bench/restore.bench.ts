import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesOf, readArchive, textOf } from "../apps/server/src/db/backup/archive-reader.ts";
import { type BackupTable, nameOf, readHead } from "../apps/server/src/db/backup/backup-format.ts";
import { quoted } from "../apps/server/src/db/backup/catalogue.ts";
import { loadRows } from "../apps/server/src/db/backup/load-rows.ts";
import { restoreBackup } from "../apps/server/src/db/backup/restore-backup.ts";
import { writeBackup } from "../apps/server/src/db/backup/write-backup.ts";
import { withClient } from "../apps/server/src/db/client.ts";
import { connect } from "../apps/server/src/db/connection.ts";
import { startTemporaryServer } from "../apps/server/src/db/embedded/temporary-server.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openRaceFolder } from "../apps/server/src/features/race-folder/folder-source.ts";
import { importRace } from "../apps/server/src/features/race-folder/import-race.service.ts";
import { bostonFolder, hasBoston } from "./support/boston.ts";
import { paired, timeMs } from "./support/paired.ts";

// Restores a marathon's backup, from the file to the last checked reference. Limit: COPY of the same rows into the same
// tables with their indexes.
if (!hasBoston) throw new Error("restore: the race folder boston-2014 is missing");

const folder = await mkdtemp(join(tmpdir(), "te-restore-bench-"));
const server = await startTemporaryServer();
let databases = 0;

async function emptyDatabase(): Promise<string> {
  const name = `restore_${++databases}`;
  const url = new URL(server.adminUrl);
  await withClient(url.href, (client) => client.query(`create database ${name} template template1`));
  url.pathname = `/${name}`;
  return url.href;
}

async function drop(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(server.adminUrl, (client) => client.query(`drop database ${name} with (force)`));
}

const file = join(folder, "boston.backup");
const { db, close } = connect(server.url, { statementTimeoutMs: 0 });
await importRace(db, await openRaceFolder(bostonFolder));
await close();
const source = { url: server.url, dataDir: folder, appVersion: "bench", now: new Date(0) };
console.log(`backup: ${Math.round(await timeMs(() => writeBackup(source, file)))} ms`);

const rows = new Map<string, Buffer[]>();
let tables: BackupTable[] = [];
for await (const part of readArchive(file)) {
  const [kind, name = ""] = part.name.split("/");
  if (kind === "rows") rows.set(name, [...(rows.get(name) ?? []), await bytesOf(part)]);
  else if (part.name === "backup.json") ({ tables } = readHead(await textOf(part), file));
  else await textOf(part);
}

/** Drops all references between tables, so that they can be filled in any order. Indexes stay. */
async function withoutReferences(client: Parameters<typeof quoted>[0]): Promise<void> {
  const { rows: rules } = await client.query<{ text: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { text } of rules) await client.query(text);
  const names = tables.map((table) => quoted(client, table));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
}

await paired("restore", {
  ours: async () => {
    const url = await emptyDatabase();
    const dataDir = await mkdtemp(join(folder, "data-"));
    const ms = await timeMs(() => restoreBackup(file, { url, dataDir }));
    await drop(url);
    return ms;
  },
  limit: async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const ms = await withClient(url, async (client) => {
      await withoutReferences(client);
      return timeMs(async () => {
        for (const table of tables) {
          const loader = loadRows(client, table);
          for (const chunk of rows.get(nameOf(table)) ?? []) await loader.write(chunk);
          await loader.finish();
        }
      });
    });
    await drop(url);
    return ms;
  },
});
await server.stop();
await rm(folder, { recursive: true, force: true });
