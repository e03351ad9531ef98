import { useSyncExternalStore } from "react";

function subscribe(tell: () => void): () => void {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}

/**
 * The key of a mailed link; null: the page is not yet in a browser. It is in the fragment, which the browser never sends
 * to a server.
 */
export function useLinkKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  );
}
