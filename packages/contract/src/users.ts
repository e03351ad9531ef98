import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { code, id, idParam, instantMs, limit, offset, revision, searchText, text, thaiFirst } from "./fields.ts";
import { password } from "./sign-in.ts";

/** Why a change that asks for the caller's own password again is refused. */
export const passwordProofRefusals = { password_needed: "field", wrong_password: "field" } as const;
/** The caller's own. */
const proof = z.optional(password);

const right = { permission: "users_edit", at: "installation" } as const;

const language = z.enum(["th", "en"]);
export const personNames = thaiFirst(120);
/** Empty: none. */
export const emailField = z.string().check(z.trim(), z.maxLength(254), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/));
const newUsername = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/));

/** `invited`: has not chosen a password yet. */
export const userState = z.enum(["active", "invited", "disabled"]);
export type UserState = z.infer<typeof userState>;

/** A role in the whole installation (`eventId` null), or at one event. */
const grant = z.object({ role: code, eventId: z.nullable(id) });
const namedGrant = z.object({ ...grant.shape, eventName: z.nullable(text) });
export type NamedGrant = z.infer<typeof namedGrant>;

const userRow = z.object({
  id,
  username: z.string(),
  displayName: text,
  email: z.nullable(z.string()),
  state: userState,
  roles: z.array(namedGrant),
  lastSignedInAt: z.nullable(instantMs),
  /** On how many devices the user is signed in. */
  openSignIns: z.int(),
  isYou: z.boolean(),
});
export type UserRow = z.infer<typeof userRow>;

export const userList = staffCall({
  name: "user-list",
  shows: ["user", "sign_in", "role", "event"],
  summary: "The users, by name; `text` searches names, username and e-mail.",
  right,
  params: z.object({
    text: z.optional(searchText),
    role: z.optional(code),
    state: z.optional(userState),
    offset,
    limit,
  }),
  data: z.array(userRow),
  meta: z.object({ total: z.int() }),
  refuses: { managed_elsewhere: "whole" },
});

const signInRow = z.object({
  id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: instantMs,
  lastUsedAt: instantMs,
});
export type SignInRow = z.infer<typeof signInRow>;

const userDetails = z.object({
  ...userRow.shape,
  language,
  revision,
  changedAt: instantMs,
  changedBy: z.string(),
  signIns: z.array(signInRow),
  /** How many second factors the user has. */
  secondFactors: z.int(),
  /** The user holds rights that the caller does not: the caller may change nothing of this user. */
  isBeyondYou: z.boolean(),
});
export type UserDetails = z.infer<typeof userDetails>;

export const userGet = staffCall({
  name: "user-get",
  shows: ["user", "sign_in", "role", "event"],
  summary: "One user, with roles and open sign-ins.",
  right,
  params: z.object({ id: idParam }),
  data: userDetails,
  meta: noMeta,
});

/** How users reach the page to choose a password: by mail or, where no mail is sent, by a link to hand over. */
const passwordLink = z.object({
  mailedTo: z.nullable(z.string()),
  link: z.nullable(z.string()),
  expiresAt: instantMs,
});
export type PasswordLink = z.infer<typeof passwordLink>;

const editable = z.object({ displayName: personNames, email: emailField, language });

export const userInvite = staffAction({
  name: "user-invite",
  limited: true,
  changes: ["user"],
  summary:
    "Adds a user and mails them a link to choose a password; where no mail is sent, only the reply has the link. " +
    "Another administrator needs the caller's password.",
  right,
  body: z.object({
    username: newUsername,
    ...editable.shape,
    roles: z.array(grant).check(z.maxLength(200)),
    password: proof,
  }),
  data: z.object({ id, ...passwordLink.shape }),
  refuses: {
    taken: "field",
    unknown: "field",
    ...passwordProofRefusals,
    own_rights: "whole",
    beyond_own_rights: "whole",
    managed_elsewhere: "whole",
  },
});

export const userSave = staffAction({
  name: "user-save",
  limited: true,
  changes: ["user"],
  summary: "Changes somebody's names, e-mail address and language. Another address needs the caller's password.",
  right,
  body: z.object({ id, revision, ...editable.shape, password: proof }),
  data: z.object({ revision }),
  refuses: { taken: "field", ...passwordProofRefusals, beyond_own_rights: "whole", managed_elsewhere: "whole" },
});

export const userRolesSave = staffAction({
  name: "user-roles-save",
  limited: true,
  changes: ["user"],
  summary:
    "Sets which roles somebody holds, and where. To give or take the administrator's role needs the caller's password.",
  right,
  body: z.object({ id, revision, roles: z.array(grant).check(z.maxLength(200)), password: proof }),
  data: z.object({ revision }),
  refuses: {
    unknown: "field",
    ...passwordProofRefusals,
    own_rights: "whole",
    beyond_own_rights: "whole",
    last_administrator: "whole",
    managed_elsewhere: "whole",
  },
});

export const userDisable = staffAction({
  name: "user-disable",
  changes: ["user", "sign_in"],
  summary: "Disables a user: their sign-ins end everywhere within seconds.",
  right,
  body: z.object({ id }),
  data: z.object({ revision }),
  refuses: { own_rights: "whole", beyond_own_rights: "whole", last_administrator: "whole", managed_elsewhere: "whole" },
});

export const userEnable = staffAction({
  name: "user-enable",
  changes: ["user"],
  limited: true,
  summary: "Enables a disabled user. One with the right to manage users needs the caller's password.",
  right,
  body: z.object({ id, password: proof }),
  data: z.object({ revision }),
  refuses: { beyond_own_rights: "whole", ...passwordProofRefusals, managed_elsewhere: "whole" },
});

export const userSignInsEnd = staffAction({
  name: "user-sign-ins-end",
  changes: ["sign_in"],
  summary: "Ends somebody's sign-ins on all devices; they may sign in again.",
  right,
  body: z.object({ id }),
  data: z.object({ ended: z.int() }),
  refuses: { beyond_own_rights: "whole", managed_elsewhere: "whole" },
});

export const userLinkSend = staffAction({
  name: "user-link-send",
  limited: true,
  changes: ["user"],
  summary:
    "Mails somebody a link to choose a new password; where no mail is sent, only the reply has the link, and then the caller's password is needed.",
  right,
  body: z.object({ id, password: proof }),
  data: passwordLink,
  refuses: { ...passwordProofRefusals, beyond_own_rights: "whole", user_disabled: "whole", managed_elsewhere: "whole" },
});

export const userSecondFactorsRemove = staffAction({
  name: "user-second-factors-remove",
  changes: ["user", "second_factor"],
  limited: true,
  summary: "Removes somebody's second factors and recovery codes, for whoever lost them, and ends their sign-ins.",
  right,
  body: z.object({ id, password: proof }),
  data: z.object({ removed: z.int() }),
  refuses: { ...passwordProofRefusals, beyond_own_rights: "whole", managed_elsewhere: "whole" },
});

export const userChoices = staffCall({
  name: "user-choices",
  shows: ["role", "event"],
  summary: "The roles and events that a user's roles are chosen from.",
  right,
  params: noParams,
  data: z.object({
    roles: z.array(
      z.object({
        code: z.string(),
        name: text,
        /** Whether the caller may give it in the whole installation. */
        isYours: z.boolean(),
      }),
    ),
    events: z.array(z.object({ id, name: text })),
  }),
  meta: noMeta,
  refuses: { managed_elsewhere: "whole" },
});

export const userCalls = [
  userList,
  userGet,
  userInvite,
  userSave,
  userRolesSave,
  userDisable,
  userEnable,
  userSignInsEnd,
  userLinkSend,
  userSecondFactorsRemove,
  userChoices,
];
