import { useEffect, useState } from "react";

type Printing = { readonly is: "idle" | "loading" } | { readonly is: "whole"; readonly at: number };

/** Prints a whole list: loads what is missing, shows all of it until it is printed, and goes back to the usual list. */
export function usePrintWhole(loadAll: () => Promise<unknown>) {
  const [state, setState] = useState<Printing>({ is: "idle" });
  useEffect(() => {
    if (state.is !== "whole") return;
    // a phone's browser goes on while it prints, so the list stays until that is over
    const done = () => setState({ is: "idle" });
    addEventListener("afterprint", done);
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      removeEventListener("afterprint", done);
      cancelAnimationFrame(frame);
    };
  }, [state]);

  const print = () => {
    setState({ is: "loading" });
    loadAll().then(
      () => setState({ is: "whole", at: Date.now() }),
      () => setState({ is: "idle" }),
    );
  };
  return {
    /** Every row is to be in the document. */
    whole: state.is === "whole",
    printing: state.is !== "idle",
    /** When what is printed was complete; null: a page is printed as it is on the screen. */
    printedAt: state.is === "whole" ? state.at : null,
    print,
  };
}
