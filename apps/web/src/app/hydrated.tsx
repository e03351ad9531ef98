import { useEffect } from "react";
import { useHydrated } from "../lib/page/use-hydrated.ts";

/** Calls back when the page around it responds to the visitor. */
export function Hydrated({ then }: { readonly then: () => void }) {
  const isAlive = useHydrated();
  useEffect(() => {
    if (isAlive) then();
  }, [isAlive, then]);
  return null;
}
