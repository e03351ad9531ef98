import { checkpointDelete, checkpointList, checkpointSave, webCheckpointList } from "@time-event/contract/checkpoints";
import type { StaffApi } from "../../http/staff-api.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { StationView } from "../stations/due-list.service.ts";
import type { CheckpointsService } from "./checkpoints.service.ts";
import type { createStaffCheckpointsService } from "./staff-checkpoints.service.ts";

export function checkpointsRoutes(api: WebApi, checkpoints: CheckpointsService, viewOf: StationView): void {
  api.addCached(webCheckpointList, checkpoints.list, checkpoints.stamp, undefined, async (params, key) => {
    const { data, meta } = await checkpoints.list(params);
    return { data, meta: { ...meta, ...(await viewOf(key)) } };
  });
}

export function staffCheckpointsRoutes(
  api: StaffApi,
  checkpoints: ReturnType<typeof createStaffCheckpointsService>,
): void {
  api.get(checkpointList, checkpoints.list);
  api.post(checkpointSave, checkpoints.save);
  api.post(checkpointDelete, checkpoints.remove);
}
