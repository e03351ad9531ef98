import type { ResultRow } from "@time-event/contract/results";

type Seen = Pick<ResultRow, "bib" | "status" | "lastSeen">;

/** Bibs that were read somewhere, or came to another status, between two states of the same rows. */
export function freshRows(before: readonly (Seen | undefined)[], after: readonly (Seen | undefined)[]): ReadonlySet<string> {
  const known = new Map(before.flatMap((row) => (row ? [[row.bib, row] as const] : [])));
  const fresh = new Set<string>();
  for (const row of after) {
    const was = row && known.get(row.bib);
    if (was && (was.status !== row.status || was.lastSeen?.at !== row.lastSeen?.at)) fresh.add(row.bib);
  }
  return fresh;
}
