import { discountCodeDelete, discountCodeList, discountCodeSave } from "@time-event/contract/discount-codes";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createDiscountCodesService } from "./discount-codes.service.ts";

export function discountCodesRoutes(api: StaffApi, codes: ReturnType<typeof createDiscountCodesService>): void {
  api.get(discountCodeList, codes.list);
  api.post(discountCodeSave, codes.save);
  api.post(discountCodeDelete, codes.remove);
}
