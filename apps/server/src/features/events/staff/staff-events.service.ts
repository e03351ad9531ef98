import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import type { eventPreviewGet, eventReadinessGet, eventStateSave } from "@time-event/contract/event-state";
import type {
  eventArchive,
  eventClone,
  eventCreate,
  eventGet,
  eventList,
  eventSave,
} from "@time-event/contract/staff-events";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { setArchived } from "./archive-event.service.ts";
import { cloneEvent } from "./clone-event.service.ts";
import { getPrivacy, savePrivacy } from "./event-privacy.service.ts";
import type { CopySetup } from "./event-setup.types.ts";
import { getPreview } from "./event-preview.service.ts";
import { getReadiness, saveState } from "./event-state.service.ts";
import { getStaffEvent, listStaffEvents } from "./list-events.service.ts";
import { createEvent, saveEvent } from "./save-event.service.ts";
import type { StaffEventSearch } from "./staff-event-list.queries.ts";

interface AtEvent {
  readonly eventId: number;
}

/** What staff do with events. Each use case says in its own file what it throws. */
export interface StaffEventsService {
  list(search: StaffEventSearch, caller: StaffCaller): Promise<ReplyOf<typeof eventList>>;
  get(event: AtEvent): Promise<ReplyOf<typeof eventGet>>;
  create(body: BodyOf<typeof eventCreate>, caller: StaffCaller): Promise<ReplyOf<typeof eventCreate>>;
  save(body: BodyOf<typeof eventSave>, caller: StaffCaller): Promise<ReplyOf<typeof eventSave>>;
  clone(body: BodyOf<typeof eventClone>, caller: StaffCaller): Promise<ReplyOf<typeof eventClone>>;
  archive(event: AtEvent, caller: StaffCaller): Promise<ReplyOf<typeof eventArchive>>;
  restore(event: AtEvent, caller: StaffCaller): Promise<ReplyOf<typeof eventArchive>>;
  getPreview(event: AtEvent): Promise<ReplyOf<typeof eventPreviewGet>>;
  getReadiness(event: AtEvent): Promise<ReplyOf<typeof eventReadinessGet>>;
  saveState(body: BodyOf<typeof eventStateSave>, caller: StaffCaller): Promise<ReplyOf<typeof eventStateSave>>;
  getPrivacy(event: AtEvent): Promise<ReplyOf<typeof eventPrivacyGet>>;
  savePrivacy(body: BodyOf<typeof eventPrivacySave>, caller: StaffCaller): Promise<ReplyOf<typeof eventPrivacySave>>;
}

/** @param copies copy the parts of an event's set-up that belong to other features, for a clone */
export function createStaffEventsService(
  db: Db,
  clock: () => InstantMs,
  copies: readonly CopySetup[],
): StaffEventsService {
  return {
    list: (search, caller) => listStaffEvents(db, search, caller),
    get: (event) => getStaffEvent(db, event),
    create: (body, caller) => createEvent(db, clock, body, caller),
    save: (body, caller) => saveEvent(db, clock, body, caller),
    clone: (body, caller) => cloneEvent(db, clock, copies, body, caller),
    archive: ({ eventId }, caller) => setArchived(db, eventId, clock(), caller),
    restore: ({ eventId }, caller) => setArchived(db, eventId, null, caller),
    getPreview: (event) => getPreview(db, clock, event),
    getReadiness: (event) => getReadiness(db, clock, event),
    saveState: (body, caller) => saveState(db, clock, body, caller),
    getPrivacy: (event) => getPrivacy(db, event),
    savePrivacy: (body, caller) => savePrivacy(db, clock, body, caller),
  };
}
