import { readMt940, UnreadableMovement } from "@time-event/domain/statements/read-mt940";
import { type StatementLine, TooManyLines } from "@time-event/domain/statements/statement-line";
import { moved } from "../../lib/heavy-work/moved.ts";
import { inPieces } from "../../lib/heavy-work/pieces.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import { decodeText } from "../../lib/spreadsheets/decode-text.ts";
import { readCamt, UnreadableStatement } from "./read-camt.ts";
import { formatOf, type readTextTask } from "./text-statements.ts";

export const answer: Answer<typeof readTextTask> = ({ bytes }) => {
  const format = formatOf(bytes);
  try {
    const lines = format && readers[format](decodeText(bytes).text);
    if (!format || !lines) return null;
    const pieces = inPieces(lines.map(shortened));
    return moved({ format, pieces }, pieces);
  } catch (error) {
    if (error instanceof TooManyLines) return { unreadable: "too_many_lines" };
    if (error instanceof UnreadableMovement || error instanceof UnreadableStatement)
      return { unreadable: "unreadable_file" };
    throw error;
  }
};

const readers = { camt: readCamt, mt940: readMt940 };

const longestText = 2_000;
const shortened = (line: StatementLine) => ({ ...line, text: line.text.slice(0, longestText) });
