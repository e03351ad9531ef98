import type { ImportColumn, ImportPreview } from "@time-event/contract/entry-import";
import { harmlessCell, withoutApostrophe } from "@time-event/domain/entries/harmless-cell";

/** The file as it was read: lines and places are counted as the file does. */
export interface ImportGrid {
  readonly headerLine: number;
  readonly header: readonly string[];
  readonly rows: readonly GridRow[];
}
export interface GridRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What somebody changes in a file of entries before it is imported. */
export interface Mending {
  /** By line and place. */
  readonly cells: ReadonlyMap<number, ReadonlyMap<number, string>>;
  readonly leftOut: ReadonlySet<number>;
}

export const nothingMended: Mending = { cells: new Map(), leftOut: new Set() };

export function isMended({ cells, leftOut }: Mending): boolean {
  return cells.size + leftOut.size > 0;
}

export function withCell(mending: Mending, line: number, place: number, text: string): Mending {
  const row = new Map(mending.cells.get(line)).set(place, text);
  return { ...mending, cells: new Map(mending.cells).set(line, row) };
}

export function withLine(mending: Mending, line: number, isTaken: boolean): Mending {
  const leftOut = new Set(mending.leftOut);
  if (isTaken) leftOut.delete(line);
  else leftOut.add(line);
  return { ...mending, leftOut };
}

/** What a cell holds by now. */
export function cellAt({ cells }: Mending, row: GridRow, place: number): string {
  return cells.get(row.line)?.get(place) ?? row.cells[place] ?? "";
}

export function gridOf({ headerLine, header, lines }: ImportPreview): ImportGrid {
  return { headerLine, header, rows: lines.map(({ line, cells = [] }) => ({ line, cells })) };
}

/**
 * The file with what was mended, as the import reads it. Each line keeps its number, and a line that is left out is blank.
 * @param header with the columns that were added to the file's own
 */
export function mendedFile({ headerLine, rows }: ImportGrid, header: readonly string[], mending: Mending): string {
  const texts: string[] = [];
  const write = (line: number, cells: readonly string[]) => {
    // one line of text for each line of the file
    texts[line - 1] = csvLine(cells.map((cell) => cell.replace(/\s*[\r\n]+\s*/g, " ")));
  };
  write(headerLine, header);
  for (const row of rows) {
    if (!mending.leftOut.has(row.line))
      write(
        row.line,
        header.map((_, place) => cellAt(mending, row, place)),
      );
  }
  return Array.from(texts, (text) => text ?? "").join("\n");
}

/**
 * The same for people: the file itself with one more column that says what is wrong with a line. It starts with a byte order mark,
 * by which Excel recognises UTF-8, no spreadsheet runs its cells as formulas, and the import reads it as it is.
 * @param wrong the heading of that column in each language: one that an earlier report added is replaced
 */
export function reportFile(
  { rows }: ImportGrid,
  header: readonly string[],
  mending: Mending,
  wrong: { readonly heading: string; readonly headings: readonly string[]; readonly of: (line: number) => string },
): string {
  const places = header.flatMap((word, place) => (wrong.headings.includes(word) ? [] : [place]));
  const lines = [
    [...places.map((place) => header[place]!), wrong.heading],
    ...rows.map((row) => [
      ...places.map((place) => harmlessCell(withoutApostrophe(cellAt(mending, row, place)))),
      harmlessCell(wrong.of(row.line)),
    ]),
  ];
  return tableFile(lines);
}

/** A table as a file, recognised by Excel as UTF-8. */
export function tableFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join("\r\n")}\r\n`;
}

/** @example reportName("entrants.csv", "checked") // "entrants - checked.csv" */
export function reportName(fileName: string, word: string): string {
  const stem = fileName.replace(/\.(csv|txt|tsv|xlsx)$/i, "").replace(new RegExp(` - ${word}$`), "");
  return `${stem} - ${word}.csv`;
}

const csvLine = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");

/** Where a column is mended that the file writes in another way. */
const writtenIn: Readonly<Partial<Record<ImportColumn, ImportColumn>>> = {
  firstName: "fullName",
  lastName: "fullName",
  birthDate: "age",
};

/** The place of the cell in which a column's problem is mended; -1: the file has no such column. */
export function placeOf(column: ImportColumn, mapping: readonly (ImportColumn | null)[]): number {
  const own = mapping.indexOf(column);
  const other = writtenIn[column];
  return own >= 0 || other === undefined ? own : mapping.indexOf(other);
}

/** What has to be mended, or had to be: a row stays where it is when its last problem is gone, and what is typed stays with it. */
export interface Noticed {
  /** Places by line; of a line with a problem of the whole, none. */
  readonly places: ReadonlyMap<number, ReadonlySet<number>>;
  /** Columns of problems that the file does not have. */
  readonly added: readonly ImportColumn[];
}

export const nothingNoticed: Noticed = { places: new Map(), added: [] };

/**
 * @param mapping of the file's own columns
 * @param canAdd may this column be added to the file?
 */
export function notice(
  before: Noticed,
  lines: ImportPreview["lines"],
  mapping: readonly (ImportColumn | null)[],
  canAdd: (column: ImportColumn) => boolean,
): Noticed {
  const places = new Map(before.places);
  const columns = [...mapping, ...before.added];
  const added = [...before.added];
  for (const { line, fate, problems } of lines) {
    if (fate !== "problem") continue;
    const ofLine = new Set(places.get(line));
    for (const { column } of problems) {
      if (column === null) continue;
      if (placeOf(column, columns) < 0 && canAdd(column)) {
        columns.push(column);
        added.push(column);
      }
      const place = placeOf(column, columns);
      if (place >= 0) ofLine.add(place);
    }
    places.set(line, ofLine);
  }
  return { places, added };
}
