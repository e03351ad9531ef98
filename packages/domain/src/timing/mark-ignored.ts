import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import type { OpenRead } from "./order-reads.ts";
import type { PassedBy } from "./settle-line.ts";
import type { IgnoredRead } from "./track.ts";

interface Ends {
  readonly startAt: InstantMs | null;
  readonly finishAt: InstantMs | null;
}

/** Gives every unused read the reason why it was not used. */
export function markIgnored(
  plan: CoursePlan,
  presences: readonly Presence[],
  passedBy: PassedBy<OpenRead>,
  ends: Ends,
): void {
  for (const presence of presences) {
    if (presence.reads.length === 1 && presence.reads[0]?.use) continue;
    const isUsed = presence.reads.some(({ use }) => use !== null);
    for (const [index, read] of presence.reads.entries()) {
      if (read.use !== null) continue;
      const reason = reasonFor(plan, read, isUsed, passedBy, ends);
      // a presence counts from its first read: only that one can be too early or out of order
      const isOfPresence = index > 0 && (reason === "out_of_order" || reason === "too_fast");
      read.ignored = isOfPresence ? "repeated_read" : reason;
    }
  }
}

function reasonFor(
  plan: CoursePlan,
  read: OpenRead,
  presenceIsUsed: boolean,
  passedBy: PassedBy<OpenRead>,
  { startAt, finishAt }: Ends,
): IgnoredRead {
  if (isEarlyStart(plan, read, passedBy)) return "early_start_read";
  if (presenceIsUsed) return "repeated_read";
  if (startAt !== null && read.at < startAt) return "before_start";
  if (finishAt !== null && read.at > finishAt) return "after_finish";
  const passedAt = passedBy.findIndex((used) => used && used.checkpoint === read.checkpoint && used.at < read.at);
  // an arch that is start and finish: its read on the way may be the finish, too soon, and not the start once more
  if (isTooCloseInTime(plan, read, passedBy, passedAt)) return "too_fast";
  if (passedAt >= 0) return "passed_before";
  return isTooFast(plan, read, startAt) ? "too_fast" : "out_of_order";
}

/**
 * True when a read is in the course's order as a point beyond `after`, but nobody gets so fast from or to a point that
 * counts.
 */
function isTooCloseInTime(
  { points, quickest }: CoursePlan,
  read: OpenRead,
  passedBy: PassedBy<OpenRead>,
  after: number,
): boolean {
  return points.some((point, index) => {
    if (point.code !== read.checkpoint || index <= after) return false;
    const others = passedBy.flatMap((used, at) => (used && at !== index ? [{ at, gapMs: read.at - used.at }] : []));
    const isInOrder = others.every(({ at, gapMs }) => (at < index ? gapMs > 0 : gapMs < 0));
    return (
      isInOrder &&
      others.some(({ at, gapMs }) => (at < index ? gapMs < quickest(at, index) : -gapMs < quickest(index, at)))
    );
  });
}

/** True for a read of a start line that has a later read, with no read that counts in between. */
function isEarlyStart(plan: CoursePlan, read: OpenRead, passedBy: PassedBy<OpenRead>): boolean {
  return plan.points.some((point, index) => {
    const start = passedBy[index];
    if (!point.isStart || !start || start.checkpoint !== read.checkpoint || read.at >= start.at) return false;
    return !passedBy.some((used) => used && used !== start && used.at >= read.at && used.at <= start.at);
  });
}

/** True when nobody can be at any point of this code so soon after the start. */
function isTooFast({ points, start, quickest }: CoursePlan, read: OpenRead, startAt: InstantMs | null): boolean {
  return points.every((point, index) => {
    if (point.code !== read.checkpoint) return true;
    return read.at < point.opensAt || (startAt !== null && read.at < startAt + quickest(start, index));
  });
}
