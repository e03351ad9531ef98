import { withoutApostrophe } from "@time-event/domain/entries/harmless-cell";
import type { CsvRecord } from "./csv-records.ts";
import type { ProblemList } from "./folder-problems.ts";

/** The columns that a table's header must and may have, by name. */
export interface TableColumns {
  readonly required: readonly string[];
  /** At least one of these. */
  readonly oneOf?: readonly string[];
  readonly optional: readonly string[];
}

/** Where the columns of one file are. */
export interface Header {
  readonly width: number;
  readonly places: ReadonlyMap<string, number>;
  /** Columns that the product does not know, in file order. */
  readonly unknown: readonly string[];
}

/** Reads a table's first line. Undefined if a required column is missing: without it no line can be read. */
export function readHeader(
  file: string,
  { fields, lastLine }: CsvRecord,
  { required, oneOf = [], optional }: TableColumns,
  problems: ProblemList,
): Header | undefined {
  const before = problems.count();
  const names = fields.map((name) => withoutApostrophe(name.trim()));
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) {
    if (places.has(name)) problems.add(file, lastLine, "repeated_column", name);
    else places.set(name, place);
  }
  for (const name of required) if (!places.has(name)) problems.add(file, lastLine, "missing_column", name);
  if (oneOf.length > 0 && !oneOf.some((name) => places.has(name))) {
    problems.add(file, lastLine, "missing_column", oneOf.join(" or "));
  }
  if (problems.count() > before) return undefined;

  const known = new Set([...required, ...oneOf, ...optional]);
  return { width: names.length, places, unknown: names.filter((name) => name !== "" && !known.has(name)) };
}

/** A value by its column's name, without the blanks around it and what an export adds; "" if the file has no such column. */
export type Values = (column: string) => string;

export function valuesOf({ places }: Header, { fields }: CsvRecord): Values {
  return (column) => {
    const place = places.get(column);
    return place === undefined ? "" : withoutApostrophe((fields[place] ?? "").trim());
  };
}
