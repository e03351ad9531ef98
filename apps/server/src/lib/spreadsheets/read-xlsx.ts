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
    if (!isTooMuch()) return zipSync(files, { level: 0 });
  } catch {
    throw new Unreadable("unreadable_file");
  }
  throw new Unreadable("too_large_inside");
}

function textOf(value: CellValue | null): string {
  if (value === null) return "";
  // a day in a spreadsheet has no time zone
  if (value instanceof Date) return value.toISOString().slice(0, "YYYY-MM-DD".length);
  return String(value).slice(0, longestCell);
}
