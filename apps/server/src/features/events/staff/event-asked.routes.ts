import { eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import type { StaffApi } from "../../../http/staff-api.ts";
import type { createEventAsked } from "./event-asked.service.ts";

export function eventAskedRoutes(api: StaffApi, asked: ReturnType<typeof createEventAsked>): void {
  api.get(eventAskedGet, asked.get);
  api.post(eventAskedSave, asked.save);
}
