import { totpAdd, totpBegin } from "@time-event/contract/second-factors";
import type { InstantMs } from "@time-event/domain/time/instant";
import { bearing, post } from "../../../testing/call-service.ts";
import { password } from "../../sign-in/testing/given-staff.ts";
import { totpCode } from "../totp.ts";

/** The code that an app shows at an instant. */
export const codeAt = (secret: string, at: InstantMs) => totpCode(secret, Math.floor(at / 30_000));

/** Adds an app that shows codes: its secret, and the recovery codes if it is the first factor. */
export async function givenTotp(url: string, bearer: string, now: InstantMs, name = "Phone") {
  const begun = (await post(url, totpBegin, { password }, bearing(bearer))).reply!.data;
  const body = { begun: begun.begun, code: codeAt(begun.secret, now), name };
  const added = (await post(url, totpAdd, body, bearing(bearer))).reply!.data;
  return { ...begun, recoveryCodes: added.recoveryCodes };
}
