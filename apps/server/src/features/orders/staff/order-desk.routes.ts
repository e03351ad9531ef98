import { orderCreate, orderOfferList, orderPricePreview } from "@time-event/contract/desk-orders";
import { entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import { orderBulk, orderExport, orderIds, orderRemind } from "@time-event/contract/order-bulk";
import { orderEdit } from "@time-event/contract/order-edit";
import { orderMove, orderMovePreview } from "@time-event/contract/order-moves";
import {
  orderCancel,
  orderFree,
  orderGet,
  orderHistory,
  orderLinkSend,
  orderList,
  orderNoteSave,
} from "@time-event/contract/staff-orders";
import type { StaffApi } from "../../../http/staff-api.ts";
import type { OrderDesk } from "./order-desk.service.ts";

export function orderDeskRoutes(api: StaffApi, desk: OrderDesk): void {
  api.get(orderList, desk.list);
  api.get(orderGet, desk.records.get);
  api.get(orderHistory, desk.records.history);
  api.post(orderNoteSave, desk.saveNote);
  api.post(orderCancel, desk.cancel);
  api.post(orderLinkSend, desk.sendLink);
  api.post(orderFree, desk.free);
  api.get(orderOfferList, desk.offers);
  api.post(orderPricePreview, desk.quote);
  api.post(orderCreate, desk.create);
  api.post(orderEdit, desk.edit);
  api.get(entryExtrasGet, desk.extras.get);
  api.post(entryExtrasSave, desk.extras.save);
  api.post(orderMovePreview, desk.moves.preview);
  api.post(orderMove, desk.moves.move);
  api.post(orderRemind, desk.remind);
  api.get(orderIds, desk.bulk.ids);
  api.post(orderBulk, desk.bulk.run);
  api.download(orderExport, desk.exportOrders);
}
