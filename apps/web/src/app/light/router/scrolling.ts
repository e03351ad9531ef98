import type { Move } from "./router.ts";

const storageKey = "scroll_positions";
const mostKept = 50;

/** The place in the history that is on the screen. */
let shown = "default";
let positions: Readonly<Record<string, number>> = {};

/** The browser would scroll before the page has changed; while the app runs, the app does that. */
export function takeOverScrolling(): void {
  shown = (history.state as { readonly key?: string } | null)?.key ?? "default";
  positions = keptPositions();
  history.scrollRestoration = "manual";
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  addEventListener("pagehide", () => {
    // a page that is loaded again is the browser's to scroll
    history.scrollRestoration = "auto";
    notePosition();
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // without storage, going back leads to the top
    }
  });
}

/** Call it before another page is drawn. @returns the place in the history that is left */
export function notePosition(): string {
  const { [shown]: _, ...others } = positions;
  positions = Object.fromEntries([...Object.entries(others), [shown, scrollY] as const].slice(-mostKept));
  return shown;
}

/** Scrolls to where a page was, to the part that its address names, or to its top. */
export function scrollAfter({ isBack, key, preventScrollReset }: Move): void {
  shown = key;
  const kept = isBack ? positions[key] : undefined;
  if (kept !== undefined) return scrollTo({ top: kept, behavior: "instant" });
  const part = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
  if (part) part.scrollIntoView();
  else if (!preventScrollReset) scrollTo({ top: 0, behavior: "instant" });
}

function keptPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
