import { permissions } from "@time-event/domain/access/permissions";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { code, instantMs, revision, text, thaiFirst } from "./fields.ts";
import { password } from "./sign-in.ts";
import { passwordProofRefusals } from "./users.ts";

const right = { permission: "users_edit", at: "installation" } as const;
const permission = z.enum(permissions);

const role = z.object({
  code: z.string(),
  name: text,
  permissions: z.array(permission),
  isBuiltIn: z.boolean(),
  /** Held by the caller. */
  isYours: z.boolean(),
  /** How many users hold it, anywhere. */
  users: z.int(),
  revision,
  changedAt: instantMs,
  changedBy: z.string(),
});
export type Role = z.infer<typeof role>;

export const roleList = staffCall({
  name: "role-list",
  shows: ["role", "user"],
  summary: "Every role with its permissions, and what each permission is called.",
  right,
  params: noParams,
  data: z.object({ roles: z.array(role), permissions: z.array(z.object({ code: permission, name: text })) }),
  meta: noMeta,
  refuses: { managed_elsewhere: "whole" },
});
export type RoleList = z.infer<(typeof roleList)["data"]>;

export const roleSave = staffAction({
  name: "role-save",
  changes: ["role"],
  summary: "Adds a role (`code` null), or renames one.",
  right,
  body: z.object({ code: z.nullable(code), revision, name: thaiFirst(60) }),
  data: z.object({ code, revision }),
  refuses: { taken: "field", built_in: "whole", managed_elsewhere: "whole" },
});

export const rolePermissionsSave = staffAction({
  name: "role-permissions-save",
  changes: ["role"],
  limited: true,
  summary:
    "Sets what roles permit, all of them or none. It holds for everybody within a second. To give or take the right to " +
    "manage users needs the caller's password.",
  right,
  body: z.object({
    roles: z
      .array(z.object({ code, revision, permissions: z.array(permission) }))
      .check(z.minLength(1), z.maxLength(100)),
    password: z.optional(password),
  }),
  data: z.null(),
  refuses: {
    fixed: "whole",
    own_rights: "whole",
    beyond_own_rights: "whole",
    ...passwordProofRefusals,
    managed_elsewhere: "whole",
  },
});

export const roleDelete = staffAction({
  name: "role-delete",
  changes: ["role"],
  removes: true,
  summary: "Removes a role that was added and that nobody holds.",
  right,
  body: z.object({ code, revision }),
  data: z.null(),
  refuses: { built_in: "whole", in_use: "whole", managed_elsewhere: "whole" },
});

export const roleCalls = [roleList, roleSave, rolePermissionsSave, roleDelete];
