import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { withClient } from "../client.ts";
import { type ArchiveWriter, createArchive, createTally } from "./archive-writer.ts";
import { type BackupHead, BackupError, type BackupTable, type Manifest, nameOf } from "./backup-format.ts";
import { headName, manifestName, newestFormat } from "./backup-format.ts";
import { columnsOf, listTables, quoted, readSequences, writeValuesAlike } from "./catalogue.ts";
import { type KeptFile, readKeptFiles } from "./kept-files.ts";

interface Source {
  readonly url: string;
  readonly dataDir: string;
  readonly appVersion: string;
  readonly now: Date;
  /** Is told each table before its rows are read. */
  readonly onTable?: (name: string, done: number, of: number) => void;
}

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: readonly string[];
}

/** One part of the archive has so many bytes of a table's rows; memory never holds more. */
const partBytes = 1_000_000;

/**
 * Writes one file that holds the whole installation as it was at one moment. The server keeps running: readers and
 * writers do not wait, only a migration does.
 */
export async function writeBackup(source: Source, file: string): Promise<BackupSummary> {
  // before the rows: the log holds every noted hash, but not every hash of the log is noted
  const kept = await readKeptFiles(source.dataDir);
  return withClient(source.url, async (client) => {
    const tables = await openSnapshot(client);
    const migrations = await migrationsOf(client, tables);
    const archive = await createArchive(file).catch((error: unknown) => {
      throw unwritable(file, error);
    });
    try {
      const { appVersion, now } = source;
      const head: BackupHead = { format: newestFormat, appVersion, madeAt: now.toISOString(), migrations, tables };
      await archive.add(headName, asJson(head));
      const manifest = await writeContents(client, archive, tables, kept, source.onTable);
      await archive.add(manifestName, asJson(manifest));
      await archive.finish();
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return { tables: tables.length, rows, files: kept.map(({ name }) => name) };
    } catch (error) {
      await archive.abandon();
      throw unwritable(file, error);
    }
  });
}

/**
 * Locks the form of every table, then takes the snapshot: in this order no change can come between the two.
 * The list of tables is read before and after, for the same reason.
 */
async function openSnapshot(client: pg.Client): Promise<BackupTable[]> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = await listTables(client);
    await client.query("begin isolation level repeatable read read only");
    await writeValuesAlike(client);
    if (before.length > 0) {
      await client.query(`lock table ${before.map((table) => quoted(client, table)).join(", ")} in access share mode`);
    }
    const after = await listTables(client);
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    await client.query("rollback");
  }
  throw new BackupError("The database's tables are being changed. Try again when the migration is done.");
}

async function migrationsOf(client: pg.Client, tables: readonly BackupTable[]): Promise<BackupHead["migrations"]> {
  const nothing = "The database holds no installation of Time/Event: there is nothing to back up.";
  if (!tables.some(({ name }) => name === "applied_migrations")) throw new BackupError(nothing);
  const applied = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from applied_migrations order by name collate "C"`,
  );
  return applied.rows;
}

async function writeContents(
  client: pg.Client,
  archive: ArchiveWriter,
  tables: readonly BackupTable[],
  kept: readonly KeptFile[],
  onTable: Source["onTable"],
): Promise<Manifest> {
  const manifest: Manifest = { format: newestFormat, tables: [], sequences: await readSequences(client), files: [] };
  for (const [index, table] of tables.entries()) {
    onTable?.(table.name, index, tables.length);
    manifest.tables.push(await writeRows(client, archive, table));
  }
  for (const { name, bytes } of kept) {
    const tally = createTally();
    tally.take(bytes);
    await archive.add(`files/${name}`, bytes);
    manifest.files.push({ name, ...tally.total() });
  }
  return manifest;
}

async function writeRows(
  client: pg.Client,
  archive: ArchiveWriter,
  table: BackupTable,
): Promise<Manifest["tables"][number]> {
  const rows = `select ${columnsOf(client, table)} from ${quoted(client, table)}`;
  const stream = client.query(copyTo(`copy (${rows}) to stdout`));
  const tally = createTally();
  let held: Buffer[] = [];
  let heldBytes = 0;
  let parts = 0;
  const addPart = async () => {
    const number = String(++parts).padStart(6, "0");
    await archive.add(`rows/${nameOf(table)}/${number}`, Buffer.concat(held));
    held = [];
    heldBytes = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    tally.take(chunk);
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= partBytes) await addPart();
  }
  if (heldBytes > 0) await addPart();
  return { schema: table.schema, name: table.name, rows: stream.rowCount, ...tally.total() };
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}

function unwritable(file: string, error: unknown): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined || code === "ECONNRESET") return error;
  if (code === "ENOSPC" || code === "EFBIG" || code === "EDQUOT") {
    return new BackupError(`There is no room for ${file} (${message}). No backup was written.`);
  }
  return new BackupError(`${file} cannot be written: ${message}. No backup was written.`);
}
