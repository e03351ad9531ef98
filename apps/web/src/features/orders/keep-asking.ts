import type { Order } from "@time-event/contract/orders";

type Watched = Pick<Order, "state" | "deadlineAt" | "transfers">;

/** A moment after a deadline, so that the server's clock has certainly passed it. */
const laterMs = 500;
const longestMs = 15_000;
/** While somebody is to decide, the page shows it about as soon as it happened. */
const decisionMs = 10_000;
const dayMs = 24 * 3_600_000;

/**
 * After how long a page asks for its order again; null: nothing becomes of it by itself. After a deadline it asks until the
 * order is another one: sooner at first, then more seldom.
 *
 * @param asked how often it was asked for since it was this one
 */
export function nextAskMs({ state, deadlineAt, transfers }: Watched, now: number, asked: number): number | null {
  const afterDeadline = deadlineAt === null ? Infinity : deadlineAt - now + laterMs;
  const byClock = afterDeadline > 0 ? afterDeadline : Math.min(longestMs, 1_000 * 2 ** asked);
  const isDecided = state === "awaiting_payment" || transfers.some((transfer) => transfer.state === "waiting");
  const soonest = Math.min(byClock, isDecided ? decisionMs : Infinity);
  // a browser's timer counts no further than 24 days
  return soonest === Infinity ? null : Math.min(soonest, dayMs);
}

interface Asking {
  readonly now: () => number;
  /** Asks for the order. What became of it is watched anew. */
  readonly ask: () => void;
}

/** Asks for an order at the times at which it may have become another one, until it is stopped. */
export function keepAsking(order: Watched, { now, ask }: Asking): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const plan = (asked: number) => {
    const ms = nextAskMs(order, now(), asked);
    if (ms === null) return;
    timer = setTimeout(() => {
      ask();
      plan(asked + 1);
    }, ms);
  };
  plan(0);
  return () => clearTimeout(timer);
}

/** The order of before, if the same came again: nothing that looks at it has to be done again then. */
export function sameOr<T>(before: T | null, after: T): T {
  return JSON.stringify(before) === JSON.stringify(after) ? before! : after;
}
