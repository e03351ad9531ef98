import { isDeepStrictEqual } from "node:util";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { eventCreate, eventSave } from "@time-event/contract/staff-events";
import type { RefusesWith } from "@time-event/contract/refusals";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../../http/refusals.ts";
import { isTaken, type Db, type Tx } from "../../../db/connection.ts";
import { edit, expectSeen } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import { announceResults, recomputeEvent, renewResults } from "../../results/results.service.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { detailsOf, eventSubject } from "./event-details.ts";
import { hasEventType } from "./staff-events.queries.ts";
import * as events from "./staff-events.repository.ts";

/** @throws Refused when there is no such type, or its address is taken */
export async function createEvent(
  db: Db,
  clock: () => InstantMs,
  body: BodyOf<typeof eventCreate>,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventCreate>> {
  return edit(db, caller, eventCreate, async (tx) => {
    await requireEventType(tx, eventCreate, body.type);
    const eventId = await orSlugTaken(eventCreate, events.insertDraft(tx, body, { by: caller.username, at: clock() }));
    const subject = { kind: "event", id: eventId, name: body.name.th };
    return {
      reply: { data: { id: eventId, slug: body.slug }, meta: {} },
      change: { eventId, subject, after: { ...body } },
    };
  });
}

/** @throws NotFound; EditConflict; Refused when its address is taken or fixed, or there is no such type */
export async function saveEvent(
  db: Db,
  clock: () => InstantMs,
  { eventId, revision, ...said }: BodyOf<typeof eventSave>,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventSave>> {
  const reply = await edit(db, caller, eventSave, async (tx) => {
    const event = expectSeen(await lockEvent(tx, eventId), revision);
    const before = detailsOf(event);
    const { opensAt = before.opensAt, closesAt = before.closesAt, colour = before.colour } = said;
    const details = { ...said, opensAt, closesAt, colour };
    if (event.slug !== details.slug && event.state !== "draft")
      throw new Refused(eventSave, [{ path: "slug", code: "fixed" }]);
    await requireEventType(tx, eventSave, details.type);

    if (isDeepStrictEqual(before, details)) return { reply: { data: { revision }, meta: {} }, change: null };
    const by = { by: caller.username, at: clock() };
    const next = await orSlugTaken(eventSave, events.updateDetails(tx, eventId, details, by));
    // ages are counted on the event's first day
    if (before.startsOn === details.startsOn) await renewResults(tx, eventId);
    else await recomputeEvent(tx, eventId);
    return {
      reply: { data: { revision: next }, meta: {} },
      change: { eventId, subject: eventSubject(event), before: { ...before }, after: { ...details } },
    };
  });
  if (reply.data.revision !== revision) await announceResults(db, eventId);
  return reply;
}

async function requireEventType(tx: Tx, call: RefusesWith<"unknown", "field">, type: string): Promise<void> {
  if (!(await hasEventType(tx, type))) throw new Refused(call, [{ path: "type", code: "unknown" }]);
}

/** No other event may have the address. */
export async function orSlugTaken<T>(call: RefusesWith<"taken", "field">, storing: Promise<T>): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    if (isTaken(error, "events_slug_key")) throw new Refused(call, [{ path: "slug", code: "taken" }]);
    throw error;
  }
}
