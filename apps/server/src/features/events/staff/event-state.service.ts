import type { ReasonOf } from "@time-event/contract/refusals";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type eventReadinessGet, eventStateSave } from "@time-event/contract/event-state";
import { isOver, mayBeArchived, steps } from "@time-event/domain/event-state/event-states";
import { refusals } from "@time-event/domain/event-state/obstacles";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound, Refused } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import type { Author } from "../../audit/audit.service.ts";
import { edit } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import { reviewRace } from "../../race-review/race-review.service.ts";
import { announceResults, recomputeEvent, renewResults } from "../../results/results.service.ts";
import { eventSubject } from "./event-details.ts";
import { loadEventSetup } from "./event-setup.queries.ts";
import * as events from "./staff-events.repository.ts";

const noReason = { th: "", en: "" };

/** Where the state may go next, and what prevents it. @throws NotFound */
export async function getReadiness(
  db: Db,
  clock: () => InstantMs,
  { eventId }: { eventId: number },
): Promise<ReplyOf<typeof eventReadinessGet>> {
  const setup = await loadEventSetup(db, eventId);
  if (!setup) throw new NotFound("event");
  const { state } = setup;
  const now = clock();
  const reachable = steps[state].map(({ to, kind }) => ({ to, kind, obstacles: refusals(setup, to, now) }));
  const doubts = (await reviewRace(db, eventId)).map(({ examples, ...doubt }) => ({
    ...doubt,
    examples: [...examples],
  }));
  return { data: { state, steps: reachable, mayBeArchived: mayBeArchived(state), doubts }, meta: {} };
}

/**
 * Takes the state one step further. Readers of results are told: what a missing read means depends on the state.
 * @throws NotFound; Refused with every reason
 */
export async function saveState(
  db: Db,
  clock: () => InstantMs,
  { eventId, from, to, reason = noReason }: BodyOf<typeof eventStateSave>,
  author: Author,
): Promise<ReplyOf<typeof eventStateSave>> {
  const now = clock();
  const reply = await edit(db, author, eventStateSave, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const setup = (await loadEventSetup(tx, eventId))!;
    if (event.state !== from) throw new Refused(eventStateSave, ["changed_since"]);
    const reasons = new Set<ReasonOf<typeof eventStateSave>>(refusals(setup, to, now).map(({ code }) => code));
    if (event.archivedAt !== null) reasons.add("event_archived");
    if (reasons.size > 0) throw new Refused(eventStateSave, [...reasons]);

    await events.updateState(tx, eventId, to, to === "cancelled" ? reason : noReason, now);
    if (isOver(from) === isOver(to)) await renewResults(tx, eventId);
    else await recomputeEvent(tx, eventId);
    return {
      reply: { data: { state: to, stateChangedAt: now }, meta: {} },
      change: {
        eventId,
        subject: eventSubject(event),
        before: { state: from },
        after: { state: to },
        reason: reason.th,
      },
    };
  });
  await announceResults(db, eventId);
  return reply;
}
