import type { InstantMs } from "@time-event/domain/time/instant";
import type { Stamp } from "./device-clock.ts";

/** The same moment by both clocks of the device and by the server's. */
export interface Anchor {
  readonly deviceAt: InstantMs;
  readonly monotonicMs: number;
  readonly bootId: string;
  readonly serverAt: InstantMs;
  /** The moment is uncertain by half of it. */
  readonly roundTripMs: number;
}

const mostKept = 20;
/** Clocks of phones drift by a second or two in a day, so one anchor for each half hour is enough. */
const stretchMs = 30 * 60_000;

/** A longer one says nothing that helps. */
const longestRoundTripMs = 60_000;

/** What a reply tells of the clocks; undefined: the device slept meanwhile, or it took too long. */
export function anchorOf(sent: Stamp, received: Stamp, serverAt: InstantMs): Anchor | undefined {
  if (sent.bootId !== received.bootId) return undefined;
  const roundTripMs = Math.max(0, Math.round(received.monotonicMs - sent.monotonicMs));
  if (roundTripMs > longestRoundTripMs) return undefined;
  return {
    deviceAt: Math.round(received.at - roundTripMs / 2),
    monotonicMs: received.monotonicMs - roundTripMs / 2,
    bootId: sent.bootId,
    serverAt,
    roundTripMs,
  };
}

/** The anchors with one more: of each run and half hour the best, the newest 20 of them, the best first. */
export function withAnchor(kept: readonly Anchor[], next: Anchor): Anchor[] {
  const best = new Map<string, Anchor>();
  for (const anchor of [...kept, next]) {
    const stretch = `${anchor.bootId} ${Math.floor(anchor.monotonicMs / stretchMs)}`;
    const known = best.get(stretch);
    if (!known || anchor.roundTripMs <= known.roundTripMs) best.set(stretch, anchor);
  }
  const newest = [...best.values()].sort((a, b) => b.serverAt - a.serverAt).slice(0, mostKept);
  return newest.sort((a, b) => a.roundTripMs - b.roundTripMs);
}
