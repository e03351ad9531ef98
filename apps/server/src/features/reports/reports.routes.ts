import {
  registrationReport,
  registrationReportExport,
  revenueReport,
  revenueReportExport,
} from "@time-event/contract/reports";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createReportFiles } from "./report-export.service.ts";
import type { Reports } from "./reports.service.ts";

export function reportsRoutes(api: StaffApi, reports: Reports, files: ReturnType<typeof createReportFiles>): void {
  api.get(registrationReport, reports.registrations);
  api.get(revenueReport, reports.revenue);
  api.download(registrationReportExport, files.registrations);
  api.download(revenueReportExport, files.revenue);
}
