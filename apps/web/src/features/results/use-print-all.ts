import { useEffect, useState } from "react";
import type { ListPages } from "../../lib/paging/list-pages.ts";

/** The most rows to print. */
const mostPrinted = 5000;

/** Prints the whole list: fetches all rows, shows them, prints, and goes back to the usual list. */
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
