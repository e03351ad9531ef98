import type { InstantMs } from "../time/instant.ts";

/** A moment by the two clocks of a device. */
export interface DeviceMoment {
  /** By the clock that people and networks set. */
  readonly at: InstantMs;
  /** By the clock that nobody sets: since the page began. It stands still while a phone sleeps. */
  readonly monotonicMs: number;
  /** The run of the page to which the monotonic clock belongs. */
  readonly bootId: string;
}

/** The same moment by the clocks of a device and of the server. */
export interface ClockAnchor {
  readonly deviceAt: InstantMs;
  readonly monotonicMs: number;
  readonly bootId: string;
  readonly serverAt: InstantMs;
  readonly roundTripMs: number;
}

/** `monotonic`: counted from an anchor by the clock that nobody sets; `clock`: the device's clock and its offset; `none`: as it came. */
export interface CorrectedTime {
  readonly at: InstantMs;
  readonly by: "monotonic" | "clock" | "none";
}

/** Two clocks that differ by less agree: quartz and the way to the server explain it. */
const agreeMs = 1_000;
/** What a phone's quartz may gain or lose: 100 in a million. */
const drift = 1e-4;

/**
 * The time of the race at which something was entered, although the device's clock may be wrong and may have been set
 * in between. The monotonic clock counts from the best anchor of the same run of the page, so a jump of the device's
 * clock does not matter. Where the device slept, the monotonic clock stood still: then its own clock is right, and
 * anchors before and after show it.
 *
 * @returns whole milliseconds
 * @example
 * const anchor = { deviceAt: 1_000, monotonicMs: 0, bootId: "a", serverAt: 421_000, roundTripMs: 80 };
 * // the clock was 7 minutes slow and was set right in between
 * correctTime({ at: 481_000, monotonicMs: 60_000, bootId: "a" }, [anchor]); // { at: 481_000, by: "monotonic" }
 * correctTime({ at: 61_000, monotonicMs: 5, bootId: "b" }, [anchor]); // { at: 481_000, by: "clock" }
 */
export function correctTime(moment: DeviceMoment, anchors: readonly ClockAnchor[]): CorrectedTime {
  const own = anchors.filter(({ bootId }) => bootId === moment.bootId);
  if (own.length === 0) return byClock(moment, anchors);
  const best = own.reduce((one, other) => (errorOf(other, moment) < errorOf(one, moment) ? other : one));
  return hasSlept(moment, best, own, anchors)
    ? { at: Math.round(moment.at + offsetOf(best)), by: "clock" }
    : { at: Math.round(best.serverAt + moment.monotonicMs - best.monotonicMs), by: "monotonic" };
}

/** The server's clock minus the device's, by the latest anchor; null: none was measured. */
export function latestOffsetMs(anchors: readonly ClockAnchor[]): number | null {
  if (anchors.length === 0) return null;
  return offsetOf(anchors.reduce((one, other) => (other.serverAt > one.serverAt ? other : one)));
}

/** No anchor of this run of the page: the offset of the anchor that is nearest by the device's own clock. */
function byClock(moment: DeviceMoment, anchors: readonly ClockAnchor[]): CorrectedTime {
  if (anchors.length === 0) return { at: moment.at, by: "none" };
  const away = (anchor: ClockAnchor) => Math.abs(anchor.deviceAt - moment.at);
  const nearest = anchors.reduce((one, other) => (away(other) < away(one) ? other : one));
  return { at: Math.round(moment.at + offsetOf(nearest)), by: "clock" };
}

function offsetOf({ serverAt, deviceAt }: ClockAnchor): number {
  return serverAt - deviceAt;
}

function errorOf({ roundTripMs, monotonicMs }: ClockAnchor, moment: DeviceMoment): number {
  return roundTripMs / 2 + Math.abs(moment.monotonicMs - monotonicMs) * drift;
}

/**
 * Whether the device's own clock ran on between the moment and the anchor while its monotonic clock stood still. Both
 * clocks differ after a sleep and after a jump forward: it was a sleep if the server's clock ran on as well, or if the
 * offset is the same as on the other side of the moment.
 */
function hasSlept(
  moment: DeviceMoment,
  best: ClockAnchor,
  own: readonly ClockAnchor[],
  anchors: readonly ClockAnchor[],
): boolean {
  const clockMs = Math.abs(best.deviceAt - moment.at);
  const monotonicMs = Math.abs(best.monotonicMs - moment.monotonicMs);
  if (clockMs - monotonicMs <= agreeMs) return false;
  const isAfter = best.monotonicMs >= moment.monotonicMs;
  const across = own.filter((anchor) => anchor.monotonicMs >= moment.monotonicMs !== isAfter);
  const elsewhere = anchors.filter(({ bootId }) => bootId !== moment.bootId);
  const others = across.length > 0 ? across : elsewhere;
  return others.length > 0 && others.every((other) => Math.abs(offsetOf(other) - offsetOf(best)) <= agreeMs);
}
