import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { id, inDigits, instantMs } from "./fields.ts";
import { passkeyReply, password } from "./sign-in.ts";
import { passwordProofRefusals } from "./users.ts";

/** Being signed in is enough. */
const right = { permission: null, at: "installation" } as const;

const refuses = { ...passwordProofRefusals, managed_elsewhere: "whole" } as const;
const proof = z.optional(password);

export const secondFactorKind = z.enum(["totp", "passkey"]);

const secondFactor = z.object({
  id,
  kind: secondFactorKind,
  name: z.string(),
  createdAt: instantMs,
  lastUsedAt: z.nullable(instantMs),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const factorName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const secondFactorList = staffCall({
  name: "second-factor-list",
  shows: ["second_factor"],
  summary: "The caller's own second factors, and how many recovery codes are left.",
  right,
  params: noParams,
  data: z.object({
    factors: z.array(secondFactor),
    recoveryCodesLeft: z.int(),
    /** The installation asks this user for one. */
    isRequired: z.boolean(),
    /** The site has a name: browsers make no passkeys for bare addresses. */
    takesPasskeys: z.boolean(),
  }),
  meta: noMeta,
  refuses: { managed_elsewhere: "whole" },
});
export type SecondFactors = z.infer<(typeof secondFactorList)["data"]>;

/** Null: the caller has recovery codes already. They are shown this once. */
const recoveryCodes = z.nullable(z.array(z.string()));

export const totpBegin = staffAction({
  name: "second-factor-totp-begin",
  changes: [],
  limited: true,
  summary: "Begins to add an app that shows codes (RFC 6238). It counts once a code of it was confirmed.",
  right,
  body: z.object({ password: proof }),
  data: z.object({
    /** For people who type it, in base 32. */
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
    /** Sealed by the server, to be sent back with the first code. */
    begun: z.string(),
  }),
  refuses: { ...refuses, too_many_factors: "whole" },
});

export const totpAdd = staffAction({
  name: "second-factor-totp-add",
  changes: ["second_factor", "user"],
  limited: true,
  summary: "Adds an app that shows codes, by its first code.",
  right,
  body: z.object({
    begun: z.string().check(z.minLength(1), z.maxLength(1_000)),
    code: z.string().check(inDigits, z.minLength(1), z.maxLength(20)),
    name: factorName,
  }),
  data: z.object({ recoveryCodes }),
  refuses: {
    second_factor_wrong: "field",
    factor_begun_elsewhere: "whole",
    too_many_factors: "whole",
    managed_elsewhere: "whole",
  },
});

export const passkeyBegin = staffAction({
  name: "second-factor-passkey-begin",
  changes: [],
  limited: true,
  summary: "Begins to add a passkey: returns what the browser makes it from (WebAuthn, as JSON).",
  right,
  body: z.object({ password: proof }),
  data: z.object({ options: z.record(z.string(), z.unknown()) }),
  refuses: { ...refuses, too_many_factors: "whole" },
});

export const passkeyAdd = staffAction({
  name: "second-factor-passkey-add",
  changes: ["second_factor", "user"],
  limited: true,
  summary: "Adds the passkey that the browser made.",
  right,
  body: z.object({ passkey: passkeyReply, name: factorName }),
  data: z.object({ recoveryCodes }),
  refuses: { second_factor_wrong: "whole", too_many_factors: "whole", managed_elsewhere: "whole" },
});

export const secondFactorRemove = staffAction({
  name: "second-factor-remove",
  changes: ["second_factor", "user"],
  limited: true,
  summary: "Removes one of the caller's own second factors; with the last one go the recovery codes.",
  right,
  body: z.object({ id, password: proof }),
  data: z.null(),
  refuses: { ...refuses, last_factor: "whole" },
});

export const recoveryCodesRenew = staffAction({
  name: "second-factor-recovery-renew",
  changes: ["second_factor"],
  limited: true,
  summary: "Makes new recovery codes, shown this once; the old ones open nothing any more.",
  right,
  body: z.object({ password: proof }),
  data: z.object({ recoveryCodes }),
  refuses,
});

export const secondFactorCalls = [
  secondFactorList,
  totpBegin,
  totpAdd,
  passkeyBegin,
  passkeyAdd,
  secondFactorRemove,
  recoveryCodesRenew,
];
