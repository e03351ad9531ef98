import { promisify } from "node:util";
import { inflate } from "node:zlib";

/**
 * What may start a program, run one, or carry another file. `/JS` alone is too short to look for in a scan: an action that
 * runs it has the long name, too.
 */
const active = /\/(?:Launch|JavaScript|EmbeddedFile|RichMedia)/;

/** More than the objects of any page need; a small file may unpack to gigabytes. */
const mostUnpackedBytes = 32_000_000;

const unpack = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate);

/**
 * What is wrong with a PDF. Its pages are not read: this asks for the frame of a PDF, and refuses what readers of it may act
 * on. It is no search for viruses.
 *
 * - `not_a_pdf`: it does not begin as one, or does not end with where its list of objects is
 * - `active`: it may start something, carries a file, or has objects that cannot be looked into, as with a password
 */
export async function pdfProblem(file: Uint8Array): Promise<"not_a_pdf" | "active" | undefined> {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString("latin1");
  if (!isFramed(text)) return "not_a_pdf";
  const plain = withoutEscapes(text);
  if (active.test(plain)) return "active";
  const packed = [...text.matchAll(/\/ObjStm/g)];
  // a name that is written in another way hides from the search
  if (packed.length !== [...plain.matchAll(/\/ObjStm/g)].length) return "active";
  let left = mostUnpackedBytes;
  for (const { index } of packed) {
    const objects = await unpackObjects(text, index, left);
    if (objects === undefined || active.test(withoutEscapes(objects))) return "active";
    left -= objects.length;
  }
  return undefined;
}

function isFramed(text: string): boolean {
  const [, offset] = /startxref\s+(\d{1,8})\s+%%EOF[\s\0]*$/.exec(text.slice(-1_024)) ?? [];
  if (offset === undefined || !/^%PDF-[12]\.\d/.test(text.slice(0, 8))) return false;
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj)/.test(text.slice(Number(offset), Number(offset) + 40));
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const withoutEscapes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Objects that are packed together; undefined: they cannot be unpacked. Those that lie open were seen already: "". */
async function unpackObjects(text: string, at: number, mostBytes: number): Promise<string | undefined> {
  const begin = /stream\r?\n/g;
  begin.lastIndex = at;
  const found = begin.exec(text);
  if (!found || mostBytes <= 0) return undefined;
  const about = text.slice(text.lastIndexOf("obj", at - "/ObjStm".length), found.index);
  const filters = about.match(/\/\w+Decode/g) ?? [];
  if (filters.length === 0 && !about.includes("/Filter")) return "";
  if (filters.length !== 1 || filters[0] !== "/FlateDecode" || about.includes("/Predictor")) return undefined;
  const from = found.index + found[0].length;
  const to = text.indexOf("endstream", from);
  const bytes = Buffer.from(text.slice(from, to < 0 ? undefined : to), "latin1");
  return unpack(bytes, { maxOutputLength: mostBytes }).then(
    (unpacked) => unpacked.toString("latin1"),
    () => undefined,
  );
}
