import pg from "pg";
import { withClient } from "../client.ts";
import { lockMigrations, migrateInside, type Migration, migrationsFolder, readMigrations } from "../migrate.ts";
import { type Part, readArchive, textOf } from "./archive-reader.ts";
import { type BackupHead, BackupError, headName, nameOf, readHead } from "./backup-format.ts";
import { listRelations, listTables, writeSequences, writeValuesAlike } from "./catalogue.ts";
import { openForLoading } from "./empty-tables.ts";
import { loadContents } from "./load-contents.ts";
import { createPlacing, refuseForeignFiles } from "./place-files.ts";

interface Target {
  readonly url: string;
  readonly dataDir: string;
  readonly migrations?: string;
  /** Is told each table before its rows are stored. */
  readonly onTable?: (name: string, done: number, of: number) => void;
}

export interface RestoreSummary {
  readonly madeAt: string;
  readonly appVersion: string;
  readonly rows: number;
  /** Migrations newer than the backup, which ran on its data. */
  readonly migrated: readonly string[];
}

/**
 * Puts a backup into an empty database, all of it or nothing: the schema as it was, the rows, then the newer
 * migrations, in one transaction. After the commit, files beside the database are moved to their places.
 */
export async function restoreBackup(file: string, target: Target): Promise<RestoreSummary> {
  const { url, dataDir, migrations: folder = migrationsFolder, onTable } = target;
  const known = await readMigrations(folder);
  const parts = readArchive(file);
  const placing = createPlacing(dataDir);
  try {
    const head = await readHeadOf(parts, file);
    const older = migrationsOf(head, known);
    refuseForeignFiles(dataDir);
    return await withClient(url, async (client) => {
      await client.query("begin");
      await lockMigrations(client);
      await refuseFilled(client);
      await writeValuesAlike(client);
      await migrateInside(client, older);
      await refuseOtherTables(client, head);
      const tables = await openForLoading(client, head.tables);
      const manifest = await loadContents(client, parts, head, { file, placing, onTable });
      await tables.close();
      await writeSequences(client, manifest.sequences);
      const migrated = await migrateInside(client, known);
      await client.query("commit");
      await placing.move();
      await client.query("analyze");
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return { madeAt: head.madeAt, appVersion: head.appVersion, rows, migrated };
    });
  } catch (error) {
    // rows that break a rule of the tables, or are no rows
    if (!(error instanceof pg.DatabaseError) || !/^2[23]/.test(error.code ?? "")) throw error;
    throw new BackupError(`${file} does not fit the database: ${error.message}`, { cause: error });
  } finally {
    await placing.drop();
    await parts.return(undefined);
  }
}

async function readHeadOf(parts: AsyncGenerator<Part>, file: string): Promise<BackupHead> {
  const first = await parts.next();
  if (first.done || first.value.name !== headName) throw new BackupError(`${file} is no backup of Time/Event.`);
  return readHead(await textOf(first.value), file);
}

/** The migrations that had run where the backup was made. */
function migrationsOf(head: BackupHead, known: readonly Migration[]): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const unknown = head.migrations.filter(({ name }) => !byName.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was made by Time/Event ${head.appVersion}, whose database is newer than this version knows ` +
        `(${unknown.join(", ")}). Install that version or a later one, then restore with it.`,
    );
  }
  const changed = head.migrations.filter(({ name, sha256 }) => byName.get(name)!.hash !== sha256);
  if (changed.length > 0) {
    throw new BackupError(
      `The backup comes from a changed Time/Event: its ${changed.map(({ name }) => name).join(", ")} differs from ours.`,
    );
  }
  return head.migrations.map(({ name }) => byName.get(name)!);
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const there = await listRelations(client);
  if (there.length === 0) return;
  const some = there.slice(0, 3).join(", ") + (there.length > 3 ? ", …" : "");
  throw new BackupError(
    `The database is not empty: it holds ${some}. A backup is restored into an empty database only, so that nothing is ` +
      "lost. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.",
  );
}

/** Rows that no table takes must not get lost silently. */
async function refuseOtherTables(client: pg.Client, head: BackupHead): Promise<void> {
  const here = new Set((await listTables(client)).map((table) => JSON.stringify(table)));
  const homeless = head.tables.filter((table) => !here.has(JSON.stringify(table))).map(nameOf);
  if (homeless.length > 0) {
    throw new BackupError(`The backup holds tables that no migration makes in this form: ${homeless.join(", ")}.`);
  }
}
