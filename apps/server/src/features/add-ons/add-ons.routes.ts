import { addOnDelete, addOnList, addOnOrder, addOnSave } from "@time-event/contract/add-ons";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createAddOnsService } from "./add-ons.service.ts";

export function addOnsRoutes(api: StaffApi, addOns: ReturnType<typeof createAddOnsService>): void {
  api.get(addOnList, addOns.list);
  api.post(addOnSave, addOns.save);
  api.post(addOnDelete, addOns.remove);
  api.post(addOnOrder, addOns.order);
}
