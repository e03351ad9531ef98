import { afterLoad } from "./after-load.ts";

// Safari has no idle moments
const idle: (then: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Lays out what stands below the first screen (`.below` in base.css): a part in each idle moment, so that a slow phone answers
 * between them. At once where somebody comes back to a place or goes to a part of the page, for which all above must have its height.
 */
export function layOutBelow(): void {
  const whole = () => void (document.documentElement.dataset["whole"] = "");
  const [shown] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (shown?.type !== "navigate" || location.hash) return whole();
  const begin = () => {
    const parts = [...document.querySelectorAll<HTMLElement>(".below")];
    const next = () => {
      const part = parts.shift();
      if (!part) return whole();
      part.style.contentVisibility = "visible";
      requestAnimationFrame(() => idle(next));
    };
    idle(next);
  };
  afterLoad(begin);
}
