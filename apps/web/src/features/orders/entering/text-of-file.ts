/** A file that is no table of text. */
export class UnreadableFile extends Error {}

/** No list of a team is larger; a workbook unfolds in the memory of a phone. */
const largestBytes = 5_000_000;

/**
 * The rows of a chosen file as text, as they would be pasted: of a workbook (.xlsx) the first sheet with something in it,
 * of any other file its text, in the encodings that spreadsheet programs in Thailand write. @throws UnreadableFile
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > largestBytes) throw new UnreadableFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return textOfWorkbook(bytes);
  // a workbook of before 2007, a PDF or a picture: no table has a zero byte, unless it is in UTF-16
  const isUtf16 = first === 0xff && second === 0xfe;
  if (!isUtf16 && bytes.includes(0)) throw new UnreadableFile();
  if (isUtf16) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-874").decode(bytes);
  }
}

async function textOfWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // the script comes with the first workbook
  const { default: readWorkbook } = await import("read-excel-file/universal");
  const sheets = await readWorkbook(new Blob([bytes])).catch(() => {
    throw new UnreadableFile();
  });
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  return rows.map((row) => row.map(textOfCell).join("\t")).join("\n");
}

function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  // a day in a spreadsheet has no time zone
  if (value instanceof Date) return value.toISOString().slice(0, "YYYY-MM-DD".length);
  // what ends a cell or a row in pasted text
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(/[\t\r\n"]+/g, " ");
}
