import { scheduleDelete, scheduleList, scheduleSave } from "@time-event/contract/schedule";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createScheduleService } from "./schedule.service.ts";

export function scheduleRoutes(api: StaffApi, schedule: ReturnType<typeof createScheduleService>): void {
  api.get(scheduleList, schedule.list);
  api.post(scheduleSave, schedule.save);
  api.post(scheduleDelete, schedule.remove);
}
