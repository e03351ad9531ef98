import { useEffect, useState } from "react";

/**
 * The time of the visitor's clock, updated regularly; null until the page's script runs, so that the server shows
 * none.
 */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    // Whole steps of the clock, so that all clocks of a page change together.
    let timer = setTimeout(
      function next() {
        tick();
        timer = setTimeout(next, everyMs - (Date.now() % everyMs));
      },
      everyMs - (Date.now() % everyMs),
    );
    return () => clearTimeout(timer);
  }, [everyMs]);
  return now;
}
