let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  for (const tell of listeners) tell();
}

/** Requests that the visitor waits for, with a loading overlay. A store for `useSyncExternalStore`. */
export const pendingRequests = {
  begin: () => change(1),
  end: () => change(-1),
  count: () => pending,
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
