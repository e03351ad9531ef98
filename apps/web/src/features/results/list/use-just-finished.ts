import type { ResultRow } from "@time-event/contract/results";
import { useMemo, useRef } from "react";

const nobody: ReadonlySet<string> = new Set();

/** Bibs of the shown rows that have finished with the latest revision; nobody at first sight. */
export function useJustFinished(rows: readonly (ResultRow | undefined)[], revision: number): ReadonlySet<string> {
  const seen = useRef({ revision, unfinished: new Set<string>(), fresh: nobody });
  return useMemo(() => {
    const { current } = seen;
    if (current.revision !== revision) {
      const fresh = rows.flatMap((row) => (row?.status === "finished" && current.unfinished.has(row.bib) ? [row.bib] : []));
      current.fresh = new Set(fresh);
      current.revision = revision;
    }
    current.unfinished = new Set(rows.flatMap((row) => (row && row.status !== "finished" ? [row.bib] : [])));
    return current.fresh;
  }, [rows, revision]);
}
