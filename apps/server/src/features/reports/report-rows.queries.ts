import type { ReportRow } from "@time-event/contract/reports";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Rows whose names are words of the product have an empty name. */
export const unnamed = sql`jsonb_build_object('th', '', 'en', '')`;

/** A part of an English name: the Thai one where the organiser wrote no English, as `inLanguage` has it. */
export const inEnglish = (en: RawBuilder<unknown>, th: RawBuilder<unknown>) => sql`coalesce(nullif(${en}, ''), ${th})`;

/** Instants of this length are in the same day of every time zone, so only groups of them are put into a zone. */
export const quarterOf = (at: RawBuilder<unknown>) => sql`date_bin('15 minutes', ${at}, 'epoch')`;

export const dayOf = (at: RawBuilder<unknown>, timeZone: string) =>
  sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** Rows of several tables, from one statement; `place` orders the rows of a table. */
export type Tables<Table extends string> = () => Promise<ReadonlyMap<Table, ReportRow[]>>;

interface PlacedRow<Table> extends ReportRow {
  readonly table: Table;
}

/**
 * The tables that a statement gives, asked for once. Sums come as texts, because they might be greater than a number can
 * be; here they never are.
 */
export function tablesOf<Table extends string>(tx: Tx, query: RawBuilder<unknown>): Tables<Table> {
  let asked: Promise<ReadonlyMap<Table, ReportRow[]>> | undefined;
  async function ask() {
    const { rows } = await sql<PlacedRow<Table>>`
      select "table", key, name, values from (${query}) each_row order by "table", place, key`.execute(tx);
    const tables = new Map<Table, ReportRow[]>();
    for (const { table, ...row } of rows) {
      const known = tables.get(table) ?? [];
      known.push({ ...row, values: row.values.map(Number) });
      tables.set(table, known);
    }
    return tables;
  }
  return () => (asked ??= ask());
}

/** Sums over 100,000 rows sort them in files otherwise. For the rest of the transaction. */
export async function letSumInMemory(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
}
