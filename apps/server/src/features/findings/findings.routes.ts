import { findingDecide, findingLift, findingList } from "@time-event/contract/findings";
import type { StaffApi } from "../../http/staff-api.ts";
import type { FindingsService } from "./findings.service.ts";

export function findingsRoutes(api: StaffApi, findings: FindingsService): void {
  api.get(findingList, findings.list);
  api.post(findingDecide, findings.decide);
  api.post(findingLift, findings.lift);
}
