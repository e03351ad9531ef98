import { type ComponentType, lazy } from "react";

const againAfterMs = 2_000;

/**
 * A part of a page whose script comes after the page itself: what few visitors need, or nobody at once. Put it into a
 * `Suspense`; it has one element at its root, for Preact draws the first of several twice. Where the network has dropped
 * out, it is asked for until it comes; the rest of the page is not held up.
 * @example const TeamMembers = later(async () => (await import("./team-members.tsx")).TeamMembers);
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loaded(load) }));
}

async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // a file that the server has no more: only the page, loaded again, knows its new name
      if (navigator.onLine && !(error instanceof TypeError)) throw error;
      await new Promise((done) => setTimeout(done, againAfterMs));
    }
  }
}
