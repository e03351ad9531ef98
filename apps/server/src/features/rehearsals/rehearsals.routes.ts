import {
  rehearsalBegin,
  rehearsalGet,
  rehearsalPace,
  rehearsalUpload,
  rehearsalWipe,
} from "@time-event/contract/rehearsals";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createRehearsalsService } from "./rehearsals.service.ts";

export function rehearsalsRoutes(api: StaffApi, rehearsals: ReturnType<typeof createRehearsalsService>): void {
  api.get(rehearsalGet, rehearsals.get);
  api.post(rehearsalBegin, rehearsals.begin);
  api.upload(rehearsalUpload, rehearsals.upload);
  api.post(rehearsalPace, rehearsals.pace);
  api.post(rehearsalWipe, rehearsals.wipe);
}
