import { type RawBuilder, sql } from "kysely";
import { arrayText } from "./array-text.ts";

type Sent = string | number | null;

/** A column of rows that are sent as one statement: all values, or the one that all rows have. */
interface SentColumn {
  readonly name: string;
  readonly type: string;
  readonly values: readonly Sent[];
}

export interface SentRows {
  /** The columns, for `select`, in their order. */
  readonly columns: RawBuilder<unknown>;
  /** For `from`. */
  readonly rows: RawBuilder<unknown>;
}

/**
 * Rows as arrays of columns, which PostgreSQL takes apart in half of the time that it needs for JSON. A value that all rows have goes
 * once: of what a batch of reads changes, two columns of three are the same in each row. The first column always goes as an array. An array in an array
 * goes as text.
 */
export function sentRows(name: string, all: readonly SentColumn[]): SentRows {
  const isSent = (column: SentColumn, at: number) => at === 0 || !isSame(column.values);
  const columns = all.map((column, at) => {
    const type = sql.raw(column.type);
    return isSent(column, at) ? sql`${sql.ref(`${name}.${column.name}`)}::${type}` : sql`${column.values[0]}::${type}`;
  });
  const sent = all.filter(isSent);
  const arrays = sent.map(({ type, values }) => {
    const sentAs = type.endsWith("[]") ? "text" : type;
    return sql`${arrayText(values)}::${sql.raw(sentAs)}[]`;
  });
  const names = sql.join(sent.map((column) => sql.ref(column.name)));
  return { columns: sql.join(columns), rows: sql`unnest(${sql.join(arrays)}) as ${sql.ref(name)} (${names})` };
}

function isSame(values: readonly Sent[]): boolean {
  return values.length > 0 && values.every((value) => value === values[0]);
}
