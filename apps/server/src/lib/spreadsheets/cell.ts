/** A day, or a minute of it, as clocks of the event show it: a workbook holds it as a date, a text file as `text`. */
export interface DateCell {
  /** `YYYY-MM-DD`, or with the time `YYYY-MM-DD HH:MM`. */
  readonly date: string;
  /** What the reader of a text file sees. */
  readonly text: string;
}

/** What a table holds at one place. A text is never taken for a formula or a number. */
export type Cell = string | DateCell;

const dayMs = 86_400_000;
/** Workbooks count days from here (ECMA-376, part 1, 18.17.4.1); true for days from March 1900. */
const dayZeroMs = Date.UTC(1899, 11, 30);
const firstSerial = 61;

/** The number by which a workbook keeps a date; undefined: it cannot keep it. */
export function dateSerial(date: string): number | undefined {
  const at = Date.parse(`${date.length > "YYYY-MM-DD".length ? date.replace(" ", "T") : `${date}T00:00`}Z`);
  const serial = (at - dayZeroMs) / dayMs;
  return serial >= firstSerial ? serial : undefined;
}
