import type pg from "pg";
import type { BackupTable } from "./backup-format.ts";

/** All objects of ours, not those of PostgreSQL or of an extension. */
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** The tables that hold rows, without the columns that the database computes. A partitioned table counts once. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
    order by n.nspname collate "C", c.relname collate "C"`);
  return rows;
}

/** Tables, views, sequences: everything that somebody may have made on purpose. */
export async function listRelations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${ours}
    order by c.relname collate "C"`);
  return rows.map(({ name }) => name);
}

export interface Sequence {
  readonly schema: string;
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** A snapshot does not cover sequences: read after it was taken, they are at least as far as its rows. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours} order by n.nspname collate "C", c.relname collate "C"`);
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(client, { schema, name })}`,
    );
    sequences.push({ schema, name, ...found.rows[0]! });
  }
  return sequences;
}

export async function writeSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const sequence of sequences) {
    const { lastValue, isCalled } = sequence;
    await client.query("select setval($1::regclass, $2::bigint, $3)", [quoted(client, sequence), lastValue, isCalled]);
  }
}

export function quoted(client: pg.Client, { schema, name }: { schema: string; name: string }): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

export function columnsOf(client: pg.Client, { columns }: BackupTable): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(", ");
}

/** Makes the same rows the same text on every server. */
export async function writeValuesAlike(client: pg.Client): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 1; set local bytea_output = 'hex';
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}
