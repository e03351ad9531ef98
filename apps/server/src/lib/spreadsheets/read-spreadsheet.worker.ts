import { createHash } from "node:crypto";
import { moved } from "../heavy-work/moved.ts";
import { inPieces } from "../heavy-work/pieces.ts";
import type { Answer } from "../heavy-work/task.ts";
import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { type Spreadsheet, Unreadable } from "./spreadsheet.ts";
import type { readTask } from "./spreadsheets.ts";

export const answer: Answer<typeof readTask> = async ({ bytes, sheet }) => {
  try {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { rows, ...about } = await read(bytes, sheet);
    const pieces = inPieces(rows);
    return moved({ read: { ...about, sha256, pieces } }, pieces);
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.reason };
    throw error;
  }
};

async function read(bytes: Uint8Array, sheet: number): Promise<Omit<Spreadsheet, "sha256">> {
  const begins = (...magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable("old_excel");
  if (begins(0x50, 0x4b)) return { kind: "xlsx", encoding: null, ...(await readXlsx(bytes, sheet)) };
  const { text, encoding } = decodeText(bytes);
  if (text.includes("\0")) throw new Unreadable("unreadable_file");
  return { kind: "csv", encoding, sheets: [], rows: readCsv(text) };
}
