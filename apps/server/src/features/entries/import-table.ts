import { guessColumns } from "@time-event/domain/entries/entry-columns";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { type EntryColumn } from "@time-event/domain/entries/entry-fields";
import type { LineCells } from "@time-event/domain/entries/read-entry-line";
import { mapInTurns } from "../../lib/in-turns.ts";
import type { SpreadsheetRow } from "../../lib/spreadsheets/spreadsheet.ts";

export type ColumnMapping = readonly (EntryColumn | null)[];

/** A spreadsheet whose columns are known. */
export interface ImportTable {
  readonly headerLine: number;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  readonly lines: readonly { readonly line: number; readonly cells: LineCells }[];
  readonly samples: readonly (readonly string[])[];
}

/** Lines above the header: a title, a logo's cell, a date. */
const linesBeforeHeader = 20;
const fewestKnownWords = 2;
const samplesShown = 5;

/** Finds the header and reads the lines below it. Undefined: there is no line at all. */
export async function readImportTable(
  rows: readonly SpreadsheetRow[],
  asked: AskedOfPerson,
  given?: ColumnMapping,
): Promise<ImportTable | undefined> {
  const head = rows.slice(0, linesBeforeHeader);
  const known = head.map(({ cells }) => guessColumns(cells).filter((column) => column !== null).length);
  const most = Math.max(0, ...known);
  const at = most >= fewestKnownWords ? known.indexOf(most) : 0;
  const headerRow = rows[at];
  if (!headerRow) return undefined;

  const below = rows.slice(at + 1);
  const width = Math.max(headerRow.cells.length, ...below.slice(0, samplesShown).map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, place) => headerRow.cells[place]?.trim() ?? "");
  const guessed = guessColumns(header, asked);
  const mapping = header.map((_, place) => (given ? (given[place] ?? null) : guessed[place]!));
  return {
    headerLine: headerRow.line,
    header,
    mapping,
    samples: below.slice(0, samplesShown).map(({ cells }) => header.map((_, place) => cells[place] ?? "")),
    lines: await mapInTurns(below, ({ line, cells }) => ({ line, cells: cellsByColumn(mapping, cells) })),
  };
}

function cellsByColumn(mapping: ColumnMapping, cells: readonly string[]): LineCells {
  return Object.fromEntries(mapping.flatMap((column, place) => (column ? [[column, cells[place] ?? ""]] : [])));
}
