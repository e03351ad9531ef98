import {
  type AskedAndSold,
  type ExtraColumn,
  extraColumns,
  extraOf,
  guessExtraColumns,
} from "@time-event/domain/entries/extra-columns";
import type { ExtraCells } from "@time-event/domain/entries/read-extra-cells";
import { guessColumns } from "@time-event/domain/entries/entry-columns";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { type EntryColumn } from "@time-event/domain/entries/entry-fields";
import type { LineCells } from "@time-event/domain/entries/read-entry-line";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { mapInTurns } from "../../lib/in-turns.ts";
import type { SpreadsheetRow } from "../../lib/spreadsheets/spreadsheet.ts";

/** A field of an entry, a question or an add-on of the event. */
export type ImportColumn = EntryColumn | ExtraColumn;
export type ColumnMapping = readonly (ImportColumn | null)[];

interface TableLine {
  readonly line: number;
  readonly cells: LineCells;
  readonly extras: ExtraCells;
  /** In the order of the header. */
  readonly asWritten: readonly string[];
}

/** A spreadsheet whose columns are known. */
export interface ImportTable {
  readonly headerLine: number;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  readonly lines: readonly TableLine[];
  /** How many lines below the header say nothing in any column that is taken: they are left out. */
  readonly blank: number;
  readonly samples: readonly (readonly string[])[];
}

/** Lines above the header: a title, a logo's cell, a date. */
const linesBeforeHeader = 20;
const fewestKnownWords = 2;
const samplesShown = 5;

/** Finds the header and reads the lines below it. Undefined: there is no line at all. */
export async function readImportTable(
  rows: readonly SpreadsheetRow[],
  { asked, sold }: { readonly asked: AskedOfPerson; readonly sold: AskedAndSold },
  given?: ColumnMapping,
): Promise<ImportTable | undefined> {
  const head = rows.slice(0, linesBeforeHeader);
  const extras = extraColumns(sold);
  const guess = (cells: readonly string[], by?: AskedOfPerson) =>
    guessExtraColumns(cells, guessColumns(cells, by), extras);
  const known = head.map(({ cells }) => guess(cells).filter((column) => column !== null).length);
  const most = Math.max(0, ...known);
  const at = most >= fewestKnownWords ? known.indexOf(most) : 0;
  const headerRow = rows[at];
  if (!headerRow) return undefined;

  const below = rows.slice(at + 1);
  const width = Math.max(headerRow.cells.length, ...below.slice(0, samplesShown).map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, place) => headerRow.cells[place]?.trim() ?? "");
  const guessed = guess(header, asked);
  const mapping = header.map((_, place) => (given ? (given[place] ?? null) : guessed[place]!));
  const takesSome = mapping.some((column) => column !== null);
  const says = ({ cells }: SpreadsheetRow) =>
    cells.some((cell, place) => (!takesSome || mapping[place]) && tidyText(cell) !== "");
  const filled = below.filter(says);
  return {
    headerLine: headerRow.line,
    header,
    mapping,
    samples: below.slice(0, samplesShown).map(({ cells }) => header.map((_, place) => cells[place] ?? "")),
    blank: below.length - filled.length,
    lines: await mapInTurns(filled, ({ line, cells }) => ({
      line,
      ...cellsByColumn(mapping, cells),
      asWritten: header.map((_, place) => cells[place] ?? ""),
    })),
  };
}

function cellsByColumn(
  mapping: ColumnMapping,
  cells: readonly string[],
): { readonly cells: LineCells; readonly extras: ExtraCells } {
  const named = mapping.flatMap((column, place) => (column ? [[column, cells[place] ?? ""] as const] : []));
  return {
    cells: Object.fromEntries(named.filter(([column]) => extraOf(column) === undefined)),
    extras: Object.fromEntries(named.filter(([column]) => extraOf(column) !== undefined)),
  };
}
