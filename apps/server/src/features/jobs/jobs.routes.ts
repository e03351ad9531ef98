import { jobList, jobRetry } from "@time-event/contract/jobs";
import type { StaffApi } from "../../http/staff-api.ts";
import type { JobsService } from "./jobs.service.ts";

export function jobsRoutes(api: StaffApi, jobs: JobsService): void {
  api.get(jobList, jobs.list);
  api.post(jobRetry, jobs.retry);
}
