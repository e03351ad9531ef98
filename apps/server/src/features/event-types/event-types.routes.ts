import { eventTypeDelete, eventTypeList, eventTypeOrder, eventTypeSave } from "@time-event/contract/event-types";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createEventTypesService } from "./event-types.service.ts";

export function eventTypesRoutes(api: StaffApi, eventTypes: ReturnType<typeof createEventTypesService>): void {
  api.get(eventTypeList, eventTypes.list);
  api.post(eventTypeSave, eventTypes.save);
  api.post(eventTypeDelete, eventTypes.remove);
  api.post(eventTypeOrder, eventTypes.order);
}
