import { staffViewDelete, staffViewList, staffViewSave } from "@time-event/contract/staff-views";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StaffViewsService } from "./staff-views.service.ts";

export function staffViewsRoutes(api: StaffApi, views: StaffViewsService): void {
  api.get(staffViewList, views.list);
  api.post(staffViewSave, views.save);
  api.post(staffViewDelete, views.remove);
}
