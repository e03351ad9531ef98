import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { isLight } from "../../lib/page/is-light.ts";
import { isTakenOver } from "../../lib/page/take-over.ts";
import { rangeInSight, rangeToShow, type ListRange } from "./list-window.ts";

interface ListWindow extends ListRange {
  /** Pixels; 0 until measured in a browser. */
  readonly rowHeight: number;
  /** The rows visible now. */
  readonly inSight: () => ListRange;
  /** Scrolls the page until a row is below the sticky header. */
  readonly scrollToRow: (index: number) => void;
}

// The server has no layout to measure.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** More than a phone shows of a list that begins somewhere on its screen. */
const takenOverAtOnce = 24;

/**
 * The rows of the server's page that are made alive. A page at its top shows the first ones only: to take over all 100, and then
 * drop those out of sight, holds up a slow phone. Preact drops them at once; React would complain.
 */
function takenOver({ from, to }: ListRange): ListRange {
  const isAtTop = isLight && from === 0 && scrollY === 0 && location.hash === "";
  return { from, to: isAtTop ? Math.min(to, takenOverAtOnce) : to };
}

/** The last measured height of a row. */
let measuredLast = 0;

/**
 * Windows a list that scrolls with the page. The server, and the first render in a browser, show rows `first`; after
 * that only rows near the viewport are in the document. All rows have the same height, measured on the first one.
 */
export function useListWindow(list: RefObject<HTMLElement | null>, total: number, first: ListRange): ListWindow {
  // During hydration the page must equal the server's page. When the visitor returns to it, it must be as high as it
  // was, so that the browser can restore its scroll position.
  const hydrated = useHydrated();
  const [rowHeight, setRowHeight] = useState(hydrated ? measuredLast : 0);
  const [range, setRange] = useState(() => (hydrated || typeof document === "undefined" ? first : takenOver(first)));
  const latest = useRef({ rowHeight, total });
  const wasSent = useRef(isTakenOver());
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
    // a page that is taken over has no room to make before its next frame: to measure sooner would lay it out twice
    const wait = isTakenOver() ? requestAnimationFrame(() => measure()) : null;
    const measure = () => {
      measuredLast = list.current?.querySelector('[role="row"]')?.getBoundingClientRect().height ?? 0;
      setRowHeight(measuredLast);
    };
    if (wait === null) measure();
    addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(wait ?? 0);
      removeEventListener("resize", measure);
    };
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
    if (wasSent.current) onScroll();
    else update();
    wasSent.current = false;
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
