const listeners = new Set<() => void>();
let since: number | null = null;

/**
 * Notes since when what the server sends is old, because its database is away; null: it is not. Every reply says it, and
 * the stream of live results.
 */
export function noteStale(now: number | null): void {
  if (now === since) return;
  since = now;
  for (const tell of listeners) tell();
}

/** Since when the server has sent what may be old; null: it has not. */
export function staleSince(): number | null {
  return since;
}

export function onStaleChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
