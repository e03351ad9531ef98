import type { ResultRow } from "@time-event/contract/results";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { ListSnapshot } from "../../../lib/paging/list-pages.ts";
import { pageSize } from "../../../lib/paging/page-math.ts";
import type { useListWindow } from "../../../ui/windowed-list/use-list-window.ts";

/**
 * Where the list begins to be read: at the row that the address names (`#bib-…`), or at the page that it asks for. As
 * soon as the window is at work, the rows before that are there too, and the page is scrolled past them.
 * @returns the bib that the address names
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
    // In the next frame: after the router has restored its own idea of the scroll position.
    if (row !== undefined || firstOffset > 0) requestAnimationFrame(() => scrollToRow(row ?? firstOffset));
  }, [rowHeight, firstOffset, bib, snapshot, scrollToRow]);
  // The server never hears of the fragment, so it cannot have marked a row.
  return hydrated ? bib : null;
}

function bibIn(hash: string): string | null {
  return hash.startsWith("#bib-") ? decodeURIComponent(hash.slice("#bib-".length)) : null;
}
