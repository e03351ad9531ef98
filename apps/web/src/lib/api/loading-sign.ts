/** `leaving`: the reply has come, and the sign fades away. */
export type LoadingSignState = "away" | "shown" | "leaving";

export interface LoadingSign {
  readonly get: () => LoadingSignState;
  readonly subscribe: (tell: () => void) => () => void;
}

interface Pending {
  readonly count: () => number;
  readonly subscribe: (tell: () => void) => () => void;
}

/** Long enough to be seen. */
const leastShownMs = 150;
/** As long as the fade in loading-overlay.css. */
const fadeMs = 240;

/**
 * When the loading overlay shows. It comes with the request and begins to leave with the reply, so that it is seen
 * for every request; but never for less time than the eye needs, and it fades instead of blinking. A request that
 * comes while it fades brings it back, so requests in a row look like one.
 */
export function createLoadingSign(pending: Pending): LoadingSign {
  const listeners = new Set<() => void>();
  let state: LoadingSignState = "away";
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LoadingSignState): void {
    if (next === state) return;
    state = next;
    if (next === "shown") noteShown();
    for (const tell of listeners) tell();
  }

  /** A busy page draws late: the eye's time begins with the first frame. */
  function noteShown(): void {
    shownAt = performance.now();
    globalThis.requestAnimationFrame?.(() => {
      if (state === "shown") shownAt = performance.now();
    });
  }

  function leave(): void {
    const leftMs = leftToShow();
    if (leftMs > 0) {
      timer = setTimeout(leave, leftMs);
      return;
    }
    become("leaving");
    timer = setTimeout(() => become("away"), fadeMs);
  }

  function leftToShow(): number {
    return state === "shown" ? Math.max(0, shownAt + leastShownMs - performance.now()) : 0;
  }

  function follow(): void {
    clearTimeout(timer);
    if (pending.count() > 0) return become("shown");
    if (state === "away") return;
    timer = setTimeout(leave, leftToShow());
  }

  pending.subscribe(follow);
  return {
    get: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
