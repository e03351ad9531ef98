import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { rangeInSight, rangeToShow, type ListRange } from "./list-window.ts";

interface ListWindow extends ListRange {
  /** Pixels; 0 until measured in a browser. */
  readonly rowHeight: number;
  /** Rows that can be seen at this moment. */
  readonly inSight: () => ListRange;
  /** Scrolls the page so that a row stands below the sticky header. */
  readonly scrollToRow: (index: number) => void;
}

// The server has no layout, and nothing to say about it.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Height of a row as measured last. */
let measuredLast = 0;

/**
 * Windows a list that scrolls with the page. The server, and the first render in a browser, show rows `first`; after
 * that only what is near the viewport is in the document. All rows are equally high: the first one found is measured.
 */
export function useListWindow(list: RefObject<HTMLElement | null>, total: number, first: ListRange): ListWindow {
  // A page taken over from the server must begin as the server made it. One that is come back to must be as high as it
  // was, or its scroll position could not be restored.
  const hydrated = useHydrated();
  const [rowHeight, setRowHeight] = useState(hydrated ? measuredLast : 0);
  const [range, setRange] = useState(first);
  const latest = useRef({ rowHeight, total });
  useBrowserLayoutEffect(() => {
    latest.current = { rowHeight, total };
  });

  const viewport = () => ({ scrolled: -(list.current?.getBoundingClientRect().top ?? 0), height: innerHeight });
  const inSight = () => rangeInSight(viewport(), Math.max(1, latest.current.rowHeight), latest.current.total);
  const scrollToRow = (index: number) => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + scrollY;
    scrollTo({ top: top + index * latest.current.rowHeight - innerHeight / 3, behavior: "instant" });
  };

  useBrowserLayoutEffect(() => {
    const measure = () => {
      measuredLast = list.current?.querySelector('[role="row"]')?.getBoundingClientRect().height ?? 0;
      setRowHeight(measuredLast);
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [list]);

  useBrowserLayoutEffect(() => {
    if (rowHeight === 0) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const next = rangeToShow(viewport(), latest.current.rowHeight, latest.current.total);
      setRange((shown) => (shown.from === next.from && shown.to === next.to ? shown : next));
    };
    const onScroll = () => (frame ||= requestAnimationFrame(update));
    update();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [rowHeight, total]);

  return { from: Math.min(range.from, total), to: Math.min(range.to, total), rowHeight, inSight, scrollToRow };
}
