import { startDnsMark, startDnsUndo, startLineGet } from "@time-event/contract/start-line";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StartLineService } from "./start-line.service.ts";

export function startLineRoutes(api: StaffApi, startLine: StartLineService): void {
  api.get(startLineGet, startLine.get);
  api.post(startDnsMark, startLine.markDns);
  api.post(startDnsUndo, startLine.undoDns);
}
