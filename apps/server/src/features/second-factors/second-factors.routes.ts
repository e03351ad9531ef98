import {
  passkeyAdd,
  passkeyBegin,
  recoveryCodesRenew,
  secondFactorList,
  secondFactorRemove,
  totpAdd,
  totpBegin,
} from "@time-event/contract/second-factors";
import type { StaffApi } from "../../http/staff-api.ts";
import type { OwnSecondFactors } from "./own-second-factors.service.ts";

export function secondFactorsRoutes(api: StaffApi, own: OwnSecondFactors): void {
  api.get(secondFactorList, (_params, caller) => own.list(caller));
  api.post(totpBegin, own.totpBegin);
  api.post(totpAdd, own.totpAdd);
  api.post(passkeyBegin, own.passkeyBegin);
  api.post(passkeyAdd, own.passkeyAdd);
  api.post(secondFactorRemove, own.remove);
  api.post(recoveryCodesRenew, own.renewCodes);
}
