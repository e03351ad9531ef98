import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Load } from "./pace.ts";

const resolutionMs = 20;

/** What keeps this process busy, since it was asked last. */
export function measureLoad(pool: { readonly waitingCount: number }): { read: () => Load; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    read: () => {
      const lagMs = delay.count === 0 ? 0 : Math.max(0, delay.mean / 1e6 - resolutionMs);
      delay.reset();
      return { lagMs, wanted: pool.waitingCount };
    },
    stop: () => delay.disable(),
  };
}
