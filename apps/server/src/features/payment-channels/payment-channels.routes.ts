import {
  eventChannelDelete,
  eventChannelSave,
  eventPaymentGet,
  eventPaymentSave,
} from "@time-event/contract/event-payments";
import {
  paymentChannelDelete,
  paymentChannelList,
  paymentChannelOrder,
  paymentChannelSave,
} from "@time-event/contract/payment-channels";
import type { StaffApi } from "../../http/staff-api.ts";
import type { EventChannels } from "./event-channels.service.ts";
import type { createPaymentChannelsService } from "./payment-channels.service.ts";

export function paymentChannelsRoutes(
  api: StaffApi,
  channels: ReturnType<typeof createPaymentChannelsService>,
  eventChannels: EventChannels,
): void {
  api.get(paymentChannelList, channels.list);
  api.post(paymentChannelSave, channels.save);
  api.post(paymentChannelDelete, channels.remove);
  api.post(paymentChannelOrder, channels.order);
  api.get(eventPaymentGet, eventChannels.get);
  api.post(eventPaymentSave, eventChannels.save);
  api.post(eventChannelSave, eventChannels.saveOwn);
  api.post(eventChannelDelete, eventChannels.removeOwn);
}
