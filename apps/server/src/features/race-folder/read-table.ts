import { readHeader, valuesOf, type TableColumns, type Values } from "./csv-columns.ts";
import { lineOf, readRecords } from "./csv-records.ts";
import type { FolderFile, OnBytes } from "./folder-files.ts";
import type { ProblemList } from "./folder-problems.ts";
import type { Complain } from "./read-entries.ts";

export interface TableReading<Row> {
  readonly columns: TableColumns;
  readonly problems: ProblemList;
  readonly onBytes?: OnBytes;
  /** Told the columns that the product does not know. */
  readonly onUnknown?: (columns: readonly string[]) => void;
  /** Reads one line; returns undefined if it reported a problem. */
  readonly readRow: (value: Values, complain: Complain, unknownColumns: readonly string[]) => Row | undefined;
}

/**
 * Reads a table of a race folder and yields its good rows one by one. Problems are reported with their line.
 * @returns whether every line could be split into values: then a row that was not seen is really missing
 */
export async function* readTable<Row>(
  file: FolderFile,
  { columns, problems, onBytes, onUnknown, readRow }: TableReading<Row>,
): AsyncGenerator<Row, boolean, undefined> {
  const records = readRecords(file, problems, onBytes);
  const first = await records.next();
  if (first.done) {
    if (first.value) problems.add(file.name, 1, "missing_column", columns.required.join(", "));
    return false;
  }
  const header = readHeader(file.name, first.value, columns, problems);
  if (!header) {
    await records.return(false);
    return false;
  }
  onUnknown?.(header.unknown);

  let isWhole = true;
  for (;;) {
    const next = await records.next();
    if (next.done) return isWhole && next.value;
    const record = next.value;
    const found = record.fields.length;
    if (found !== header.width) {
      isWhole = false;
      problems.add(file.name, lineOf(record), "wrong_field_count", `${found} values under ${header.width} columns`);
      continue;
    }
    const complain: Complain = (code, detail) => problems.add(file.name, lineOf(record), code, detail);
    const row = readRow(valuesOf(header, record), complain, header.unknown);
    if (row !== undefined) yield row;
  }
}
