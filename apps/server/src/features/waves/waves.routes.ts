import { waveDelete, waveList, waveSave } from "@time-event/contract/waves";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createWavesService } from "./waves.service.ts";

export function wavesRoutes(api: StaffApi, waves: ReturnType<typeof createWavesService>): void {
  api.get(waveList, waves.list);
  api.post(waveSave, waves.save);
  api.post(waveDelete, waves.remove);
}
