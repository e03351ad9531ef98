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
    for (const read of presence.reads) {
      if (read.use === null) read.ignored = reasonFor(plan, read, isUsed, passedBy, ends);
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
  if (passedBy.some((used) => used && used.checkpoint === read.checkpoint && used.at < read.at)) return "passed_before";
  return isTooFast(plan, read, startAt) ? "too_fast" : "out_of_order";
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
