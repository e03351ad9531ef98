import type { ValueFormat } from "./value-text.ts";

/** Writes values plainly. */
export const givenFormat: ValueFormat = {
  number: String,
  exactBaht: (satang) => `฿${(satang / 100).toFixed(2)}`,
  day: (day) => `on ${day}`,
  instant: (at) => new Date(at).toISOString(),
};
