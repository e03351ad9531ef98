import {
  webRegisterConfirm,
  webRegisterGet,
  webRegisterModelDelete,
  webRegisterModelList,
  webRegisterModelSave,
  webRegisterSave,
} from "@time-event/contract/orders";
import { webRegisterGetByKeyword } from "@time-event/contract/find-order";
import type { PublicApi, Submitted } from "../../http/public-api.ts";
import type { createEntryChoice } from "./choose-entries.service.ts";
import type { FindOrder } from "./find-order.service.ts";
import type { Offers } from "./offers.service.ts";

interface OrderServices {
  readonly start: Submitted<typeof webRegisterSave>;
  readonly choice: ReturnType<typeof createEntryChoice>;
  readonly confirmation: Submitted<typeof webRegisterConfirm>;
  readonly offers: Offers;
  readonly findOrder: FindOrder;
}

export function ordersRoutes(api: PublicApi, { start, choice, confirmation, offers, findOrder }: OrderServices): void {
  api.submit(webRegisterSave, start);
  api.submit(webRegisterModelSave, choice.save);
  api.submit(webRegisterModelDelete, choice.remove);
  api.submit(webRegisterConfirm, confirmation);
  api.get(webRegisterModelList, (params, { key }) => offers.list(params, key));
  api.post(webRegisterGetByKeyword, (body, { address }) => findOrder.find(body, address));
  api.get(webRegisterGet, (_params, { key }) => offers.get(key));
}
