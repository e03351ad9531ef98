import { unzipSync, zipSync } from "fflate";
import readXlsxFile, { type CellValue } from "read-excel-file/node";
import { longestCell, mostCells, mostLines, type SpreadsheetRow, Unreadable } from "./spreadsheet.ts";

const largestInside = 200_000_000;
const mostParts = 1_000;

/** The cells of one sheet of a workbook; formulas give their last values. */
export async function readXlsx(
  bytes: Uint8Array,
  sheet: number,
): Promise<{ sheets: string[]; rows: SpreadsheetRow[] }> {
  const workbook = await readXlsxFile(Buffer.from(withinLimits(bytes))).catch(() => {
    throw new Unreadable("unreadable_file");
  });
  const data = workbook[sheet]?.data ?? [];
  if (data.length > mostLines) throw new Unreadable("too_many_lines");
  const rows = data.map((cells, at) => ({ line: at + 1, cells: cells.slice(0, mostCells).map(textOf) }));
  return { sheets: workbook.map(({ sheet: name }) => name), rows: rows.filter(({ cells }) => cells.some(Boolean)) };
}

/**
 * Unpacks the archive within the sizes that it states, and packs it again with its real content: a small file that
 * would unfold to gigabytes is refused before it does.
 */
function withinLimits(bytes: Uint8Array): Uint8Array {
  let inside = 0;
  let parts = 0;
  const isTooMuch = () => inside > largestInside || parts > mostParts;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        inside += originalSize;
        parts += 1;
        return !isTooMuch() && /\.xml(\.rels)?$/.test(name);
      },
    });
    if (!isTooMuch()) {
      for (const [name, xml] of Object.entries(files)) if (/worksheets\//.test(name)) expectModestArea(xml);
      return zipSync(files, { level: 0 });
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("unreadable_file");
  }
  throw new Unreadable("too_large_inside");
}

/**
 * One cell far away makes the reader fill all the rows and cells before it: a file of 1.5 kB took 1.9 GB.
 * @throws Unreadable
 */
function expectModestArea(sheet: Uint8Array): void {
  const text = new TextDecoder().decode(sheet);
  let [lastRow, lastColumn] = [0, 0];
  for (const [, column = "", row] of text.matchAll(/<(?:\w+:)?(?:c|row)\s[^>]*?\br=["']([A-Za-z]*)(\d+)["']/g)) {
    lastRow = Math.max(lastRow, Number(row));
    lastColumn = Math.max(lastColumn, columnNumber(column));
  }
  if (lastRow > mostLines) throw new Unreadable("too_many_lines");
  if (lastRow * lastColumn > mostLines * mostCells) throw new Unreadable("too_large_inside");
}

/** @example columnNumber("AA") // 27 */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

function textOf(value: CellValue | null): string {
  if (value === null) return "";
  if (value instanceof Date) return textOfDate(value);
  return String(value).slice(0, longestCell);
}

/** A day in a spreadsheet has no time zone; a time of day alone is on the day from which workbooks count. */
function textOfDate(value: Date): string {
  // workbooks keep parts of a day, which miss a whole second by less than a millisecond
  const [day = "", time = ""] = new Date(Math.round(value.getTime() / 100) * 100).toISOString().split("T");
  const clock = time.replace(/(\.0+)?Z$/, "").replace(/(\.\d)00$/, "$1");
  if (clock === "00:00:00") return day;
  return day < "1900-03" ? clock : `${day} ${clock}`;
}
