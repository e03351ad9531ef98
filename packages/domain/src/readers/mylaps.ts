import { dayOfDigits, readAt, type ReaderLine } from "./reader-line.ts";

/**
 * What MYLAPS sends or writes: `Location@Passing@t=…|c=…|d=YYMMDD@…@$` with any number of passings, or the older
 * `Location@Store@` with seven characters of a chip and a clock without a day. Markers (gun shots) are no reads.
 * @example readMylaps("Finish@Passing@t=13:11:30.904|c=0000041|d=120606|l=13@1016@$") // chip 0000041 at Finish
 */
export function readMylaps(line: string): ReaderLine {
  const parts = line.trim().split("@");
  const word = parts.findIndex((part) => part === "Passing" || part === "Store");
  const place = word > 0 ? (parts[word - 1] ?? "") : "";
  const reads = parts.flatMap((part) => (/(^|\|)c=/.test(part) ? ofFields(part, place) : ofStore(part, place)));
  return reads.length > 0 ? reads : ["not_a_read"];
}

function ofFields(part: string, place: string): ReaderLine {
  const fields = new Map(
    part.split("|").map((field) => [field.slice(0, field.indexOf("=")), field.slice(field.indexOf("=") + 1)]),
  );
  const day = fields.get("d");
  return readAt(fields.get("c") ?? "", day === undefined ? null : dayOfDigits(day), fields.get("t") ?? "", place);
}

function ofStore(part: string, place: string): ReaderLine {
  const match = /^([0-9A-Z]{7}) ?(\d\d:\d\d:?\d\d\.\d{1,3}) /.exec(part);
  return match ? readAt(match[1] ?? "", null, match[2] ?? "", place) : [];
}
