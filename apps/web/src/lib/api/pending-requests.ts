/** Requests under way. A store for `useSyncExternalStore`. */
export interface PendingRequests {
  readonly begin: () => void;
  readonly end: () => void;
  readonly count: () => number;
  readonly subscribe: (tell: () => void) => () => void;
}

function createPendingRequests(): PendingRequests {
  let pending = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    pending += by;
    for (const tell of listeners) tell();
  };
  return {
    begin: () => change(1),
    end: () => change(-1),
    count: () => pending,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** Requests that the visitor waits for, with a loading overlay over the page. */
export const pendingRequests = createPendingRequests();
/** Requests by which a page keeps itself up to date: nobody waits, and what the page shows must stay readable. */
export const quietRequests = createPendingRequests();

let isQuiet = false;

/** Calls that begin inside are quiet. @example quietly(() => callApi(raceControlGet, { eventId })) */
export function quietly<T>(begin: () => T): T {
  isQuiet = true;
  try {
    return begin();
  } finally {
    isQuiet = false;
  }
}

/** The requests that a call beginning now belongs to. */
export const requestsNow = (): PendingRequests => (isQuiet ? quietRequests : pendingRequests);
