import { type ComponentType, lazy } from "react";
import { untilLoaded } from "./until-loaded.ts";

/**
 * A part of a page whose script comes after the page itself: what few visitors need, or nobody at once. Put it into a
 * `Suspense`; it has one element at its root, for Preact draws the first of several twice. Where the network has dropped
 * out, it is asked for until it comes; the rest of the page is not held up.
 * @example const TeamMembers = later(async () => (await import("./team-members.tsx")).TeamMembers);
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
