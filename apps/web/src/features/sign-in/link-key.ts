/**
 * The key of a mailed link. It is in the fragment, which the browser never sends to a server. A store for
 * `useSyncExternalStore`.
 */
export const linkKey = {
  subscribe(tell: () => void): () => void {
    addEventListener("hashchange", tell);
    return () => removeEventListener("hashchange", tell);
  },
  get: () => location.hash.slice(1),
};
