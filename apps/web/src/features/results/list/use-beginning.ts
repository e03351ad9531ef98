import type { ResultRow } from "@time-event/contract/results";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { ListSnapshot } from "../../../lib/paging/list-pages.ts";
import { pageSize } from "../../../lib/paging/page-math.ts";
import type { useListWindow } from "../../../ui/windowed-list/use-list-window.ts";

/**
 * Where the list starts: at the row that the address names (`#bib-…`), or at its page. Once the virtual list runs, it
 * also holds the rows before that one, and the page scrolls past them.
 * @returns the bib in the address
 */
export function useBeginning(
  shown: ReturnType<typeof useListWindow>,
  firstOffset: number,
  snapshot: ListSnapshot<ResultRow>,
): string | null {
  const bib = bibIn(useLocation().hash);
  const hydrated = useHydrated();
  const begun = useRef(false);
  const { rowHeight, scrollToRow } = shown;
  useEffect(() => {
    if (begun.current || rowHeight === 0) return;
    begun.current = true;
    const indices = Array.from({ length: pageSize }, (_, at) => firstOffset + at);
    const row = bib === null ? undefined : indices.find((index) => snapshot.rowAt(index)?.bib === bib);
    // In the next frame, because the router first restores its own scroll position.
    if (row !== undefined || firstOffset > 0) requestAnimationFrame(() => scrollToRow(row ?? firstOffset));
  }, [rowHeight, firstOffset, bib, snapshot, scrollToRow]);
  // The browser never sends the fragment to the server, so the server cannot mark the row.
  return hydrated ? bib : null;
}

function bibIn(hash: string): string | null {
  return hash.startsWith("#bib-") ? decodeURIComponent(hash.slice("#bib-".length)) : null;
}
