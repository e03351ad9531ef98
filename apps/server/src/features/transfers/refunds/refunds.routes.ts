import {
  latePaymentList,
  latePaymentPlace,
  refundDecide,
  refundList,
  refundPay,
  refundReverse,
  refundSave,
} from "@time-event/contract/refunds";
import type { StaffApi } from "../../../http/staff-api.ts";
import type { Refunds } from "./refunds.service.ts";

export function refundsRoutes(api: StaffApi, refunds: Refunds): void {
  api.get(latePaymentList, refunds.listLate);
  api.post(latePaymentPlace, refunds.place);
  api.get(refundList, refunds.list);
  api.post(refundSave, refunds.save);
  api.post(refundDecide, refunds.decide);
  api.post(refundPay, refunds.pay);
  api.post(refundReverse, refunds.reverse);
}
