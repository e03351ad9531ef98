import {
  webRegisterConfirm,
  webRegisterGet,
  webRegisterModelDelete,
  webRegisterModelList,
  webRegisterModelSave,
  webRegisterSave,
} from "@time-event/contract/orders";
import type { PublicApi, Submitted } from "../../http/public-api.ts";
import type { createEntryChoice } from "./choose-entries.service.ts";
import type { Offers } from "./offers.service.ts";

interface OrderServices {
  readonly start: Submitted<typeof webRegisterSave>;
  readonly choice: ReturnType<typeof createEntryChoice>;
  readonly confirmation: Submitted<typeof webRegisterConfirm>;
  readonly offers: Offers;
}

export function ordersRoutes(api: PublicApi, { start, choice, confirmation, offers }: OrderServices): void {
  api.submit(webRegisterSave, start);
  api.submit(webRegisterModelSave, choice.save);
  api.submit(webRegisterModelDelete, choice.remove);
  api.submit(webRegisterConfirm, confirmation);
  api.get(webRegisterModelList, (params, { key }) => offers.list(params, key));
  api.get(webRegisterGet, (_params, { key }) => offers.get(key));
}
