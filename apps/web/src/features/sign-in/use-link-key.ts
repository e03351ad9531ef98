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
  return useFragment()?.split("&")[0] ?? null;
}

/** Whom the link invites, by the name with which they will sign in; null: nobody, they had a password before. */
export function useInvited(): string | null {
  return new URLSearchParams(useFragment()?.split("&").slice(1).join("&")).get("for");
}

function useFragment(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  );
}
