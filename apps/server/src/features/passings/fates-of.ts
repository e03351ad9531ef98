import type { PassingFate } from "@time-event/contract/passings";
import type { IncomingPassing, StoredPassing } from "./passings.repository.ts";

/** What became of each read, in their order. If one batch has the same read twice, the second counts as repeated. */
export function fatesOf(
  passings: readonly IncomingPassing[],
  isCheckpoint: (code: string) => boolean,
  stored: readonly StoredPassing[],
): PassingFate[] {
  const isNew = new Map(stored.map((read) => [nameOf(read), read]));
  return passings.map((read) => {
    if (!isCheckpoint(read.checkpoint)) return "unknown_checkpoint";
    const found = isNew.get(nameOf(read));
    if (!found) return "repeated";
    isNew.delete(nameOf(read));
    return found.entryId === null ? "stored_unknown" : "stored";
  });
}

/** Two reads with the same key are the same read. */
function nameOf({ checkpoint, bib, chip, at, device }: IncomingPassing | StoredPassing): string {
  return JSON.stringify([checkpoint, bib ?? null, chip ?? null, at, device ?? ""]);
}
