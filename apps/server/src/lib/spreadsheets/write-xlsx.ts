import { Zip, ZipDeflate } from "fflate";
import { type Cell, dateSerial } from "./cell.ts";
import { boldStyle, dateStyle, fixedParts, minuteStyle, sheetBegin, sheetEnd } from "./xlsx-parts.ts";

/** Excel repairs a file with a longer text. */
const longestText = 32_767;

/**
 * Writes a workbook of one sheet whose cells are texts and dates, and packs each row at once: it holds the packed file and one piece
 * of the rows. Libraries hold every cell and the whole text of the sheet, which is ten times as much as the rows.
 * @param pieces rows of cells; each array of rows is asked for when the one before is packed
 */
export function writeXlsx(
  sheet: string,
  header: readonly string[],
  pieces: Iterable<readonly (readonly Cell[])[]>,
): Uint8Array {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const [name, text] of fixedParts(withoutMarkup(sheet))) add(zip, name).push(Buffer.from(text), true);

  const rows = add(zip, "xl/worksheets/sheet1.xml");
  let line = 1;
  rows.push(Buffer.from(sheetBegin + rowText(header, line, ` s="${boldStyle}"`)));
  for (const piece of pieces) rows.push(Buffer.from(piece.map((cells) => rowText(cells, ++line)).join("")));
  rows.push(Buffer.from(sheetEnd), true);
  zip.end();
  return Buffer.concat(packed);
}

function add(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name);
  zip.add(file);
  return file;
}

function rowText(cells: readonly Cell[], line: number, style = ""): string {
  const written = cells.map((cell, at) => {
    const serial = typeof cell === "string" ? undefined : dateSerial(cell.date);
    if (typeof cell !== "string" && serial !== undefined) {
      const style = cell.date.length > "YYYY-MM-DD".length ? minuteStyle : dateStyle;
      return `<c r="${columnName(at)}${line}" s="${style}"><v>${serial}</v></c>`;
    }
    const value = typeof cell === "string" ? cell : cell.text;
    if (value === "") return "";
    const text = withoutMarkup(value.slice(0, longestText));
    return `<c r="${columnName(at)}${line}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row r="${line}">${written.join("")}</row>`;
}

/** A to Z, AA to AZ, … */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** The text in XML, without characters that XML cannot hold; as bytes, half of a surrogate pair becomes U+FFFD. */
function withoutMarkup(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are the characters to drop
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/[&<>"\r]/g, (mark) => marks[mark]!)
  );
}
