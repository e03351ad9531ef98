import type { UserInfo } from "@time-event/contract/sign-in";

/** Who makes a staff call. */
export interface Staff extends UserInfo {
  /** Undefined: a user of another sign-in service. */
  readonly userId?: number;
}

/** A member of staff who makes a call, and from where. */
export interface StaffCaller extends Staff {
  readonly address: string;
}

/**
 * Finds who sends a staff request by its Authorization header.
 * @throws NotSignedIn, always 401: 403 after a refresh would sign the client out
 */
export type ReadBearer = (request: {
  readonly headers: { readonly authorization?: string | undefined };
}) => Promise<Staff>;
