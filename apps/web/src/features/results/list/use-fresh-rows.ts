import type { ResultRow } from "@time-event/contract/results";
import { useMemo, useRef } from "react";
import { freshRows } from "./fresh-rows.ts";

const none: ReadonlySet<string> = new Set();

/** Bibs of the shown rows to which something has happened with the latest revision; none at first sight. */
export function useFreshRows(rows: readonly (ResultRow | undefined)[], revision: number): ReadonlySet<string> {
  const shown = useRef({ revision, rows, fresh: none });
  return useMemo(() => {
    const { current } = shown;
    if (current.revision !== revision) {
      current.fresh = freshRows(current.rows, rows);
      current.revision = revision;
    }
    current.rows = rows;
    return current.fresh;
  }, [rows, revision]);
}
