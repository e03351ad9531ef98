import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { eventPreviewGet, eventReadinessGet, eventStateSave } from "@time-event/contract/event-state";
import {
  eventArchive,
  eventClone,
  eventCreate,
  eventGet,
  eventList,
  eventRestore,
  eventSave,
} from "@time-event/contract/staff-events";
import type { StaffApi } from "../../../http/staff-api.ts";
import type { StaffEventsService } from "./staff-events.service.ts";

export function staffEventsRoutes(api: StaffApi, events: StaffEventsService): void {
  api.get(eventList, events.list);
  api.get(eventGet, events.get);
  api.post(eventCreate, events.create);
  api.post(eventSave, events.save);
  api.post(eventClone, events.clone);
  api.post(eventArchive, events.archive);
  api.post(eventRestore, events.restore);
  api.get(eventPreviewGet, events.getPreview);
  api.get(eventReadinessGet, events.getReadiness);
  api.post(eventStateSave, events.saveState);
  api.get(eventPrivacyGet, events.getPrivacy);
  api.post(eventPrivacySave, events.savePrivacy);
}
