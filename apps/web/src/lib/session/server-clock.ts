/** Estimates the server's time on a device whose own clock may be wrong. */
export interface ServerClock {
  /** Epoch ms by the server's clock. */
  readonly now: () => number;
  /** The server's time when the device's clock shows this. */
  readonly at: (deviceTime: number) => number;
  /** Learns the second (epoch ms) that the server's clock showed between two moments of the device's clock. */
  readonly learn: (serverSecond: number, sentAt: number, receivedAt: number) => void;
}

const storageKey = "server_clock_offset";

type OffsetStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * The offset lies in an interval as long as the request took, plus the second that the server rounds
 * off. An offset inside the interval stays, so that a slow connection never changes a right clock. It is stored, so that
 * a restored session is judged correctly before the first request.
 */
export function createServerClock(deviceNow: () => number, storage: () => OffsetStorage): ServerClock {
  let offset: number | undefined;

  function known(): number {
    offset ??= storedOffset(storage);
    return offset;
  }

  return {
    now: () => deviceNow() + known(),
    at: (deviceTime) => deviceTime + known(),
    learn: (serverSecond, sentAt, receivedAt) => {
      // the device's clock was set meanwhile, or the server sent no such second
      if (!Number.isFinite(serverSecond) || receivedAt < sentAt) return;
      const next = Math.min(Math.max(known(), serverSecond - receivedAt), serverSecond + 1000 - sentAt);
      if (next === offset) return;
      offset = next;
      keepOffset(storage, next);
    },
  };
}

function storedOffset(storage: () => OffsetStorage): number {
  try {
    return Number(storage().getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

function keepOffset(storage: () => OffsetStorage, offset: number): void {
  try {
    storage().setItem(storageKey, String(offset));
  } catch {
    // without storage, no session is restored either
  }
}
