import { CsvError, parse } from "csv-parse/sync";
import { longestCell, mostCells, mostLines, type SpreadsheetRow, Unreadable } from "./spreadsheet.ts";

const separators = [",", ";", "\t", "|"] as const;
const headText = 8_000;

/** The lines of a text file, with any of the usual separators. */
export function readCsv(text: string): SpreadsheetRow[] {
  try {
    const records = parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostLines + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (records.length > mostLines) throw new Unreadable("too_many_lines");
    return records.map(({ record, info }) => ({
      line: info.lines - lineEndsIn(record),
      cells: record.slice(0, mostCells).map((cell) => cell.slice(0, longestCell)),
    }));
  } catch (error) {
    throw error instanceof CsvError ? new Unreadable("unreadable_file") : error;
  }
}

/** The separator that is most frequent in the first lines, outside of quotes. */
function separatorOf(text: string): string {
  const head = text.slice(0, headText).replace(/"[^"]*"/g, "");
  const countOf = (separator: string) => head.split(separator).length;
  return separators.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** The parser knows the line on which a record ends; people look for the line on which it begins. */
function lineEndsIn(record: readonly string[]): number {
  return record.reduce((count, cell) => count + (cell.split("\n").length - 1), 0);
}
