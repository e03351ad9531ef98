import { useEffect, useState } from "react";

/** The time by the visitor's clock, anew every so often; null before the page is alive, so that the server says nothing. */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    // Whole steps of the clock, so that all of a page's clocks turn together.
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
