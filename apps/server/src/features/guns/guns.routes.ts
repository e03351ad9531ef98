import { gunFire, gunList } from "@time-event/contract/guns";
import type { StaffApi } from "../../http/staff-api.ts";
import type { GunsService } from "./guns.service.ts";

export function gunsRoutes(api: StaffApi, guns: GunsService): void {
  api.get(gunList, guns.list);
  api.post(gunFire, guns.fire);
}
