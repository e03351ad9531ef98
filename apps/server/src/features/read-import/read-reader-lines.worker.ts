import type { LineProblem, ReaderRead } from "@time-event/domain/readers/reader-line";
import { readLineOf, recogniseFormat } from "@time-event/domain/readers/recognise-format";
import { moved } from "../../lib/heavy-work/moved.ts";
import { inPieces } from "../../lib/heavy-work/pieces.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import { decodeText } from "../../lib/spreadsheets/decode-text.ts";
import { mostLines } from "../../lib/spreadsheets/spreadsheet.ts";
import type { FileRead, readLinesTask } from "./reader-lines.ts";

const linesToRecognise = 50;

export const answer: Answer<typeof readLinesTask> = ({ bytes, format: given }) => {
  const { text } = decodeText(bytes);
  if (text.includes("\0")) return { unreadable: "unreadable_file" };
  const filled: { readonly line: number; readonly text: string }[] = [];
  for (const [at, each] of text.split(/\r\n|\n|\r/).entries())
    if (each.trim() !== "") filled.push({ line: at + 1, text: each });
  const format = given ?? recogniseFormat(filled.slice(0, linesToRecognise).map((each) => each.text));
  if (format === null) return null;
  if (filled.length > mostLines) return { unreadable: "too_many_lines" };
  const reads: FileRead[] = [];
  for (const { line, text: one } of filled)
    for (const read of readLineOf[format](one)) reads.push({ line, read, isBib: isTyped(read) });
  const pieces = inPieces(reads);
  return moved({ format, pieces }, pieces);
};

function isTyped(read: ReaderRead | LineProblem): boolean {
  return typeof read !== "string" && read.isBib === true;
}
