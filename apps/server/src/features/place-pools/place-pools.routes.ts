import { placePoolDelete, placePoolList, placePoolSave } from "@time-event/contract/place-pools";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createPlacePoolsService } from "./place-pools.service.ts";

export function placePoolsRoutes(api: StaffApi, pools: ReturnType<typeof createPlacePoolsService>): void {
  api.get(placePoolList, pools.list);
  api.post(placePoolSave, pools.save);
  api.post(placePoolDelete, pools.remove);
}
