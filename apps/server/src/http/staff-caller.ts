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

/**
 * Who sends a request of staff, by its Authorization header.
 * @throws NotSignedIn, always 401: 403 after a refresh would sign the client out
 */
export type ReadBearer = (request: {
  readonly headers: { readonly authorization?: string | undefined };
}) => Promise<Staff>;
