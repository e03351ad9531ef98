import type { InstantMs } from "@time-event/domain/time/instant";

/** A moment by the clock that people see and set, and by the one that nobody sets. */
export interface Stamp {
  readonly at: InstantMs;
  readonly monotonicMs: number;
  /** The run to which the monotonic time belongs: between two runs, it says nothing. */
  readonly bootId: string;
}

export interface DeviceClock {
  readonly stamp: () => Stamp;
}

interface DeviceClockParts {
  readonly now: () => InstantMs;
  readonly monotonic: () => number;
  readonly newId: () => string;
}

/** Clocks that are steered, and the time between reading one and the other, stay far below. */
const toleratedMs = 2_000;

/**
 * The clocks of a device. On many phones the monotonic clock stands still while the device sleeps. That looks as if
 * somebody had set the other clock forward, so either begins a new run: what was measured before says nothing about it. A
 * clock that was set back is no sleep: the run goes on and tells by how much.
 */
export function createDeviceClock({ now, monotonic, newId }: DeviceClockParts): DeviceClock {
  let last: Stamp | undefined;
  return {
    stamp: () => {
      const at = now();
      const monotonicMs = monotonic();
      const gainedMs = last ? at - last.at - (monotonicMs - last.monotonicMs) : Infinity;
      last = { at, monotonicMs, bootId: last && gainedMs < toleratedMs ? last.bootId : newId() };
      return last;
    },
  };
}
