import { useEffect } from "react";
import { useHydrated } from "../lib/page/use-hydrated.ts";

/** Tells that the page around it answers, with what waited for that in it. */
export function Hydrated({ then }: { readonly then: () => void }) {
  const isAlive = useHydrated();
  useEffect(() => {
    if (isAlive) then();
  }, [isAlive, then]);
  return null;
}
