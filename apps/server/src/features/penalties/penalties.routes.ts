import { webPenaltyList } from "@time-event/contract/penalties";
import type { WebApi } from "../../http/web-api.ts";
import type { PenaltiesService } from "./penalties.service.ts";

export function penaltiesRoutes(api: WebApi, penalties: PenaltiesService): void {
  api.add(webPenaltyList, penalties.list);
}
