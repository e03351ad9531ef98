import type { UserInfo } from "@time-event/contract/sign-in";

/** Who a call of staff comes from. */
export interface Staff extends UserInfo {
  /** Undefined: a user of another sign-in service. */
  readonly userId?: number;
}

/** Somebody of the staff who makes a call, and from where. */
export interface StaffCaller extends Staff {
  readonly address: string;
}
