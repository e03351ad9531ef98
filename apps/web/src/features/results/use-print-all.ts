import { useEffect, useState } from "react";
import type { ListPages } from "../../lib/paging/list-pages.ts";

/** A printer is not asked for more rows than this. */
const mostPrinted = 5000;

/** Prints the whole list, not only the rows near the eye: fetches them, shows them, prints, and goes back. */
export function usePrintAll(list: ListPages<unknown>) {
  const [state, setState] = useState<"idle" | "loading" | "whole">("idle");
  useEffect(() => {
    if (state !== "whole") return;
    const frame = requestAnimationFrame(() => {
      window.print();
      setState("idle");
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);

  const print = () => {
    setState("loading");
    list.loadAll(mostPrinted).then(
      () => setState("whole"),
      () => setState("idle"),
    );
  };
  return { whole: state === "whole", printing: state !== "idle", print };
}
