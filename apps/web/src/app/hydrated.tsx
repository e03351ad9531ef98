import { useEffect } from "react";

/** Tells once that the page around it answers. */
export function Hydrated({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return null;
}
