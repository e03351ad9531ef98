import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { eventClone } from "@time-event/contract/staff-events";
import { may } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import { daysBetween } from "@time-event/domain/time/calendar";
import { NotFound, NotPermitted } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import { recordChange } from "../../audit/audit.service.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { copyEvent } from "./clone-event.repository.ts";
import type { CopySetup } from "./event-setup.types.ts";
import { orSlugTaken } from "./save-event.service.ts";
import * as events from "./staff-events.repository.ts";

/**
 * Begins a new event with another one's set-up, moved to another day. Entrants, passings and results stay behind.
 * @param copies the parts of an event's set-up that are other features'
 * @throws NotFound; NotPermitted; InvalidInput when its address is taken
 */
export async function cloneEvent(
  db: Db,
  clock: () => InstantMs,
  copies: readonly CopySetup[],
  { eventId: fromEventId, slug, name, startsOn }: BodyOf<typeof eventClone>,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventClone>> {
  if (!may(caller, "events_view", fromEventId)) throw new NotPermitted();
  const id = await db.transaction().execute(async (tx) => {
    const original = await events.lockEvent(tx, fromEventId);
    if (!original) throw new NotFound("event");
    const shiftDays = daysBetween(original.startsOn, startsOn);
    const edit = { by: caller.username, at: clock() };
    const eventId = await orSlugTaken(copyEvent(tx, fromEventId, { slug, name, shiftDays }, edit));
    const copying = { fromEventId, toEventId: eventId, shiftDays, username: caller.username };
    for (const copy of copies) await copy(tx, copying);
    const subject = { kind: "event", id: eventId, name: name.th };
    const after = { slug, name, startsOn, clonedFrom: fromEventId };
    await recordChange(tx, caller, { action: "event-clone", eventId, subject, after });
    return eventId;
  });
  return { data: { id, slug }, meta: {} };
}
