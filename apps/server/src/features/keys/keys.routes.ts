import { keyCreate, keyList, keyRenew, keyRevoke } from "@time-event/contract/keys";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createKeysService } from "./keys.service.ts";

export function keysRoutes(api: StaffApi, keys: ReturnType<typeof createKeysService>): void {
  api.get(keyList, keys.list);
  api.post(keyCreate, keys.create);
  api.post(keyRenew, keys.renew);
  api.post(keyRevoke, keys.revoke);
}
