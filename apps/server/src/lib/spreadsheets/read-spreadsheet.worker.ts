import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { answerTask } from "./worker-task.ts";
import { type Spreadsheet, Unreadable } from "./spreadsheet.ts";

export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly sheet: number;
}

// A program of its own, so that a large file keeps nobody waiting who looks at results.
await answerTask(async ({ bytes, sheet }: ReadTask): Promise<Spreadsheet> => {
  const begins = (...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable("old_excel");
  if (begins(0x50, 0x4b)) return { kind: "xlsx", encoding: null, ...(await readXlsx(bytes, sheet)) };
  const { text, encoding } = decodeText(bytes);
  if (text.includes("\0")) throw new Unreadable("unreadable_file");
  return { kind: "csv", encoding, sheets: [], rows: readCsv(text) };
});
