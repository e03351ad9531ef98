import type { ImportLine } from "@time-event/contract/entry-import";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";

interface ReportWords {
  readonly line: string;
  readonly fate: string;
  readonly who: string;
  readonly what: string;
  readonly fates: Readonly<Record<ImportLine["fate"], string>>;
}

/**
 * The outcome of each line as a CSV file. It starts with a byte order mark, by which Excel recognises UTF-8.
 * @param textOf gives the text for a line
 */
export function reportOf(
  lines: readonly ImportLine[],
  words: ReportWords,
  textOf: (line: ImportLine) => string,
): string {
  const rows = [
    [words.line, words.fate, "Bib", words.who, words.what],
    ...lines.map((line) => [String(line.line), words.fates[line.fate], line.bib, line.name, textOf(line)]),
  ];
  return `\uFEFF${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell: string): string {
  return `"${harmlessCell(cell).replaceAll('"', '""')}"`;
}

/** Makes the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  // wait: after the click, the browser opens the text in a later task
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
