import { docketAppeal, docketDecide, docketList, docketPropose, docketTry } from "@time-event/contract/docket";
import { webPenaltyList } from "@time-event/contract/penalties";
import type { StaffApi } from "../../http/staff-api.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { createDocketService } from "./docket.service.ts";
import type { PenaltiesService } from "./penalties.service.ts";

export function penaltiesRoutes(api: WebApi, penalties: PenaltiesService): void {
  api.add(webPenaltyList, penalties.list);
}

export function docketRoutes(api: StaffApi, docket: ReturnType<typeof createDocketService>): void {
  api.get(docketList, docket.list);
  api.post(docketPropose, docket.propose);
  api.post(docketDecide, docket.decide);
  api.post(docketAppeal, docket.appeal);
  api.get(docketTry, docket.try);
}
