import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import { edit, expectSeen } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import { announceResults, renewResults } from "../../results/results.service.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { toPublicView } from "../../privacy/public-view.queries.ts";
import { eventSubject } from "./event-details.ts";
import { loadStaffEvent } from "./staff-events.queries.ts";
import * as events from "./staff-events.repository.ts";

/** @throws NotFound */
export async function getPrivacy(db: Db, { eventId }: { eventId: number }): Promise<ReplyOf<typeof eventPrivacyGet>> {
  const row = await loadStaffEvent(db, eventId);
  if (!row) throw new NotFound("event");
  const { privacyRevision: revision, privacyChangedAt: changedAt, privacyChangedBy: changedBy } = row;
  return { data: { ...toPublicView(row), revision, changedAt, changedBy }, meta: {} };
}

/**
 * Sets what the public sees. Takes a new version of the results, so that no cache, ours or a browser's, answers with
 * what was public before.
 * @throws NotFound; EditConflict
 */
export async function savePrivacy(
  db: Db,
  clock: () => InstantMs,
  { eventId, revision, ...view }: BodyOf<typeof eventPrivacySave>,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventPrivacySave>> {
  const reply = await edit(db, caller, eventPrivacySave, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const { privacyRevision, privacyChangedBy: changedBy, privacyChangedAt: changedAt } = event;
    expectSeen({ revision: privacyRevision, changedBy, changedAt }, revision);

    const next = await events.updatePublicView(tx, eventId, view, { by: caller.username, at: clock() });
    await renewResults(tx, eventId);
    return {
      reply: { data: { revision: next }, meta: {} },
      change: { eventId, subject: eventSubject(event), before: { ...toPublicView(event) }, after: { ...view } },
    };
  });
  await announceResults(db, eventId);
  return reply;
}
