import { waitingLineGet, waitingLineSave } from "@time-event/contract/waiting-lines";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createWaitingLinesService } from "./waiting-lines.service.ts";

export function waitingLinesRoutes(api: StaffApi, lines: ReturnType<typeof createWaitingLinesService>): void {
  api.get(waitingLineGet, lines.get);
  api.post(waitingLineSave, lines.save);
}
