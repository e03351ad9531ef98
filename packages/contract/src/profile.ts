import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { id, instantMs, revision } from "./fields.ts";
import { newPassword, newPasswordRefusals, password, userInfo } from "./sign-in.ts";
import { emailField, passwordProofRefusals, personNames } from "./users.ts";

/** Being signed in is enough. */
const right = { permission: null, at: "installation" } as const;

export const profileGet = staffCall({
  name: "profile-get",
  shows: ["user", "role"],
  summary: "The signed-in user, with the rights as they are now.",
  right,
  params: noParams,
  data: z.object({
    ...userInfo.shape,
    /** What users can change about themselves; null: another sign-in service holds the account. */
    account: z.nullable(z.object({ email: z.nullable(z.string()), revision })),
  }),
  meta: noMeta,
});
export type Profile = z.infer<(typeof profileGet)["data"]>;

export const profileSave = staffAction({
  name: "profile-save",
  changes: ["user"],
  limited: true,
  summary: "Changes the caller's own names, e-mail address and language. Another address needs the password.",
  right,
  body: z.object({
    revision,
    displayName: personNames,
    email: emailField,
    language: z.enum(["th", "en"]),
    password: z.optional(password),
  }),
  data: z.object({ revision }),
  refuses: { taken: "field", ...passwordProofRefusals, managed_elsewhere: "whole" },
});

export const passwordChange = staffAction({
  name: "password-change",
  limited: true,
  changes: ["user", "sign_in"],
  summary: "Changes the caller's own password and, if asked, ends the caller's other sign-ins.",
  right,
  body: z.object({ oldPassword: password, newPassword, endOthers: z.boolean() }),
  data: z.null(),
  refuses: {
    wrong_password: "field",
    same_password: "field",
    ...newPasswordRefusals,
    managed_elsewhere: "whole",
  },
});

const ownSignIn = z.object({
  id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: instantMs,
  lastUsedAt: instantMs,
  /** The sign-in of this call. */
  isThis: z.boolean(),
});
export type OwnSignIn = z.infer<typeof ownSignIn>;

export const signInList = staffCall({
  name: "sign-in-list",
  shows: ["sign_in"],
  summary: "The caller's own sign-ins, last used first.",
  right,
  params: noParams,
  data: z.array(ownSignIn),
  meta: noMeta,
  refuses: { managed_elsewhere: "whole" },
});

export const signInEnd = staffAction({
  name: "sign-in-end",
  changes: ["sign_in"],
  summary: "Ends one of the caller's own sign-ins.",
  right,
  body: z.object({ id }),
  data: z.null(),
  refuses: { managed_elsewhere: "whole" },
});

export const signInsEndOthers = staffAction({
  name: "sign-in-end-others",
  changes: ["sign_in"],
  summary: "Ends the caller's own sign-ins on all other devices.",
  right,
  body: z.strictObject({}),
  data: z.object({ ended: z.int() }),
  refuses: { managed_elsewhere: "whole" },
});

export const profileCalls = [profileGet, profileSave, passwordChange, signInList, signInEnd, signInsEndOthers];
