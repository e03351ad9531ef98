import type { PassingFate } from "@time-event/contract/passings";
import type { IncomingPassing, StoredPassing } from "./passings.repository.ts";

/** What became of each read, in their order: of the same read twice in one batch, the second is the repeated one. */
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

/** What makes two reads the same one. */
function nameOf({ checkpoint, bib, chip, at, device }: IncomingPassing | StoredPassing): string {
  return JSON.stringify([checkpoint, bib ?? null, chip ?? null, at, device ?? ""]);
}
