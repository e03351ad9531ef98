/** Tells the server's time on a device whose own clock may be wrong. */
export interface ServerClock {
  /** Epoch ms by the server's clock. */
  readonly now: () => number;
  /** Takes in what second the server's clock showed (epoch ms) at some moment between two of the device's. */
  readonly learn: (serverSecond: number, sentAt: number, receivedAt: number) => void;
}

const storageKey = "server_clock_offset";

type OffsetStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * What is known of the offset is an interval as long as the way there and back, plus the second that the server rounds
 * off. An offset inside stays as it is, so that a right clock is never corrected by a slow line. It is stored, so that
 * a restored session is judged rightly before anything was asked.
 */
export function createServerClock(deviceNow: () => number, storage: () => OffsetStorage): ServerClock {
  let offset: number | undefined;

  function known(): number {
    offset ??= storedOffset(storage);
    return offset;
  }

  return {
    now: () => deviceNow() + known(),
    learn: (serverSecond, sentAt, receivedAt) => {
      // the device's clock was set in between, or there is no such second
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
    // where nothing can be stored, no session is restored either
  }
}
