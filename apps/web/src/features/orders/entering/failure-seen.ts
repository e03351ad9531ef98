import type { FieldError } from "@time-event/contract/errors";

/** A failed call, as a page that the server renders hands it to the browser. */
export interface FailureSeen {
  readonly code: string;
  readonly status: number;
  readonly reasons: readonly string[];
  readonly fields: readonly FieldError[];
}

/** Reads it by its shape: the server throws an error of its own. Throws what is no failed call. */
export function failureSeen(error: unknown): FailureSeen {
  const { code, status, reasons = [], fields = [] } = (error ?? {}) as Partial<FailureSeen>;
  if (!(error instanceof Error) || typeof code !== "string" || typeof status !== "number") throw error;
  return { code, status, reasons, fields };
}
