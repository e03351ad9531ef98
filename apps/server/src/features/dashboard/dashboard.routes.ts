import { calendarList, dashboardGet } from "@time-event/contract/dashboard";
import type { StaffApi } from "../../http/staff-api.ts";
import type { DashboardService } from "./dashboard.service.ts";

export function dashboardRoutes(api: StaffApi, dashboard: DashboardService): void {
  api.get(dashboardGet, async (_params, caller) => ({ data: await dashboard.get(caller), meta: {} }));
  api.get(calendarList, async (days, caller) => ({ data: await dashboard.calendar(days, caller), meta: {} }));
}
