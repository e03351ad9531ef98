import type { FolderProblemCode } from "@time-event/contract/race-folder";
import { CsvError, parse, type Info } from "csv-parse";
import { type FolderFile, type OnBytes, openContent, pipeAll, TooLargeUnpacked } from "./folder-files.ts";
import type { ProblemList } from "./folder-problems.ts";
import { checkText, StopReading } from "./text-lines.ts";

export interface CsvRecord {
  readonly fields: readonly string[];
  /** The line on which the record ends; it begins on the same line unless a value contains line ends. */
  readonly lastLine: number;
}

const longestRecord = 64 * 1024;

const quoteTrouble: Readonly<Record<string, FolderProblemCode>> = {
  CSV_QUOTE_NOT_CLOSED: "unclosed_quote",
  CSV_MAX_RECORD_SIZE: "line_too_long",
  INVALID_OPENING_QUOTE: "stray_quote",
  CSV_INVALID_CLOSING_QUOTE: "stray_quote",
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: "stray_quote",
};

/**
 * Reads a CSV file record by record. An error that stops the reading is reported as a problem.
 * @returns whether the end was reached
 */
export async function* readRecords(
  file: FolderFile,
  problems: ProblemList,
  onBytes?: OnBytes,
): AsyncGenerator<CsvRecord, boolean, undefined> {
  // counted while the parser reads, which is ahead of the reader of the records: after an error it says how far it came
  let parsedLine = 0;
  const records = parse({
    bom: true,
    info: true,
    max_record_size: longestRecord,
    record_delimiter: "\n",
    on_record: (record: string[], { lines }) => {
      parsedLine = lines;
      return record;
    },
    relax_column_count: true,
    skip_empty_lines: true,
  });
  try {
    const piped = pipeAll([...(await openContent(file, onBytes)), checkText(file.name, problems)], records);
    for await (const { record, info } of piped as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { fields: record, lastLine: info.lines };
    }
    return true;
  } catch (error) {
    if (error instanceof StopReading) return false;
    if (error instanceof TooLargeUnpacked) {
      problems.add(file.name, null, "too_large_unpacked", error.limit);
      return false;
    }
    const { code = "", message } = error as NodeJS.ErrnoException;
    const trouble = error instanceof CsvError ? quoteTrouble[code] : undefined;
    if (trouble) problems.add(file.name, parsedLine + 1, trouble);
    else if (code.startsWith("Z_")) problems.add(file.name, null, "not_gzip");
    else if (code === "ELOOP") problems.add(file.name, null, "not_a_file");
    else if (code.startsWith("E")) problems.add(file.name, null, "unreadable", message);
    else throw error;
    return false;
  }
}

/** The line a record begins on. */
export function lineOf({ fields, lastLine }: CsvRecord): number {
  return fields.reduce((line, field) => line - (field.split("\n").length - 1), lastLine);
}
