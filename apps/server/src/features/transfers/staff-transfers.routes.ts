import {
  transferClaim,
  transferDecide,
  transferGet,
  transferList,
  transferOrderList,
  transferPicture,
  transferReverse,
} from "@time-event/contract/staff-transfers";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createDecisions } from "./decide-transfer.service.ts";
import type { Verification } from "./verification.service.ts";

interface TransferServices {
  readonly verification: Verification;
  readonly decisions: ReturnType<typeof createDecisions>;
}

export function staffTransfersRoutes(api: StaffApi, { verification, decisions }: TransferServices): void {
  api.get(transferList, verification.list);
  api.get(transferGet, verification.get);
  api.get(transferOrderList, verification.ordersOf);
  api.download(transferPicture, verification.picture);
  api.post(transferClaim, verification.claim);
  api.post(transferDecide, decisions.decide);
  api.post(transferReverse, decisions.reverse);
}
