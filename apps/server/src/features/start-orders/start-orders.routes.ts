import { startOrderGet, startOrderSave, startOrderUndo } from "@time-event/contract/start-orders";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StartOrdersService } from "./start-orders.service.ts";

export function startOrdersRoutes(api: StaffApi, startOrders: StartOrdersService): void {
  api.get(startOrderGet, startOrders.get);
  api.post(startOrderSave, startOrders.save);
  api.post(startOrderUndo, startOrders.undo);
}
