import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { eventClone } from "@time-event/contract/staff-events";
import { may } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import { daysBetween } from "@time-event/domain/time/calendar";
import { moveDeadlines } from "@time-event/domain/time/move-deadlines";
import { NotPermitted } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import { edit } from "../../edits/edit.service.ts";
import { type LockedEvent, lockEvent } from "../../edits/locks.queries.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { copyEvent } from "./clone-event.repository.ts";
import type { CopySetup } from "./event-setup.types.ts";
import { orSlugTaken } from "./save-event.service.ts";

/**
 * Adds an event with the set-up of another, moved to another day. Entries, passings and results are not copied.
 * @param copies copy the parts of an event's set-up that belong to other features
 * @throws NotFound; NotPermitted; Refused when the address is taken
 */
export async function cloneEvent(
  db: Db,
  clock: () => InstantMs,
  copies: readonly CopySetup[],
  { eventId: fromEventId, slug, name, startsOn }: BodyOf<typeof eventClone>,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventClone>> {
  if (!may(caller, "events_view", fromEventId)) throw new NotPermitted();
  return edit(db, caller, eventClone, async (tx) => {
    const original = await lockEvent(tx, fromEventId);
    const shiftDays = daysBetween(original.startsOn, startsOn);
    const by = { by: caller.username, at: clock() };
    const times = movedTimes(original, shiftDays, by.at);
    const eventId = await orSlugTaken(eventClone, copyEvent(tx, fromEventId, { slug, name, shiftDays, ...times }, by));
    const copying = { fromEventId, toEventId: eventId, shiftDays, username: caller.username };
    for (const copy of copies) await copy(tx, copying);
    const subject = { kind: "event", id: eventId, name: name.th };
    const after = { slug, name, startsOn, clonedFrom: fromEventId };
    return { reply: { data: { id: eventId, slug }, meta: {} }, change: { eventId, subject, after } };
  });
}

/** When the copy opens and closes by itself. What would be past already is left to people, as where staff set it. */
function movedTimes(event: LockedEvent, shiftDays: number, now: InstantMs) {
  const { entriesOpenAt, entriesCloseAt, timeZone, startsOn } = event;
  const set = [entriesOpenAt, entriesCloseAt].flatMap((at) => at ?? []);
  const moved = new Map(moveDeadlines(set, { timeZone, startsOn, shiftDays }).map((at, index) => [set[index], at]));
  const inFuture = (at: InstantMs | null) => {
    const next = at === null ? undefined : moved.get(at);
    return next !== undefined && next > now ? next : null;
  };
  return { opensAt: inFuture(entriesOpenAt), closesAt: inFuture(entriesCloseAt) };
}
