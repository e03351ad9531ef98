/** The day on which an age counts. `birthYear`: event year − birth year; `given`: the age as entered. */
export type AgeRule = "eventDay" | "dec31" | "birthYear" | "given";

/** Ages `from` to `to`, both included; `to: null` has no upper end. */
export interface AgeGroup {
  readonly code: string;
  readonly from: number;
  readonly to: number | null;
}
