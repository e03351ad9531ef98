import { webCheckpointList } from "@time-event/contract/checkpoints";
import type { WebApi } from "../../app/web-api.ts";
import type { CheckpointsService } from "./checkpoints.service.ts";

export function checkpointsRoutes(api: WebApi, checkpoints: CheckpointsService): void {
  api.addCached(webCheckpointList, checkpoints.list, checkpoints.stamp);
}
