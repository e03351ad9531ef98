const storageKey = "scrolled_to";
const mostKept = 50;
const giveUpAfterMs = 10_000;
/** The page may still grow above the position that it was scrolled to. */
const settledAfterMs = 700;
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Returns to where a page was scrolled before it was loaded again. The browser does that by itself for a page that comes
 * whole. A page that grows afterwards (the staff area, a long list) is too short when the browser tries; here the page
 * gets another chance each time it has grown, until the visitor moves or it takes too long.
 */
export function returnToScrollPosition(): void {
  addEventListener("pagehide", () => keepPosition(scrollY));
  const [shown] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const top = shown && shown.type !== "navigate" ? keptPosition() : undefined;
  // anywhere else than at its end, the page is where the browser or the visitor put it
  if (top !== undefined && top > scrollY && scrollY >= lowest() - 1) holdAt(top);
}

/** Scrolls to a position whenever the page has grown, until it has settled there. */
function holdAt(top: number): void {
  let limit = setTimeout(stop, giveUpAfterMs);
  const growth = new ResizeObserver(goOn);

  function stop(): void {
    growth.disconnect();
    clearTimeout(limit);
    for (const move of ownMoves) removeEventListener(move, stop, { capture: true });
  }

  function goOn(): void {
    scrollTo({ top, behavior: "instant" });
    if (lowest() < top) return;
    clearTimeout(limit);
    limit = setTimeout(stop, settledAfterMs);
  }

  for (const move of ownMoves) addEventListener(move, stop, { capture: true, passive: true });
  growth.observe(document.body);
}

const lowest = () => document.documentElement.scrollHeight - innerHeight;

/** The same address may be in the history more than once. */
function keyOfPage(): string {
  const { key } = (history.state ?? {}) as { readonly key?: string };
  return `${key ?? ""} ${location.pathname}${location.search}`;
}

function keptPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function keptPosition(): number | undefined {
  return keptPositions()[keyOfPage()];
}

function keepPosition(top: number): void {
  const { [keyOfPage()]: _, ...others } = keptPositions();
  const kept = [...Object.entries(others), [keyOfPage(), top]].slice(-mostKept);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage, the page begins at its top
  }
}
