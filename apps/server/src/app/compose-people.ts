import { createAnchors } from "../features/audit/anchors.ts";
import { createAuditCheckService } from "../features/audit/audit-check.service.ts";
import { createAuditReadingService } from "../features/audit/audit-reading.service.ts";
import { auditRoutes } from "../features/audit/audit.routes.ts";
import { menuRoutes } from "../features/menu/menu.routes.ts";
import { createMenuService } from "../features/menu/menu.service.ts";
import { profileRoutes } from "../features/profile/profile.routes.ts";
import { createProfileService } from "../features/profile/profile.service.ts";
import { rolesRoutes } from "../features/roles/roles.routes.ts";
import { createRolesService } from "../features/roles/roles.service.ts";
import { createOwnSecondFactors } from "../features/second-factors/own-second-factors.service.ts";
import { secondFactorsRoutes } from "../features/second-factors/second-factors.routes.ts";
import { createOwnSignInsService } from "../features/sign-in/own-sign-ins.service.ts";
import { createPasswordChangeService } from "../features/sign-in/password-change.service.ts";
import { createUserAccessService } from "../features/users/user-access.service.ts";
import { usersRoutes } from "../features/users/users.routes.ts";
import { createUsersService } from "../features/users/users.service.ts";
import type { AppParts } from "./app-parts.ts";
import type { SignInParts } from "./compose-sign-in.ts";
import type { StaffApi } from "../http/staff-api.ts";

/** Puts together staff, their rights, their menu, and the log of their changes. */
export function composePeople(
  api: StaffApi,
  { db, config, clock, publicUrl, workers }: AppParts,
  signIn: SignInParts,
): void {
  profileRoutes(api, {
    profile: createProfileService({ db, clock, ...signIn }),
    password: createPasswordChangeService({ db, clock, ...signIn }),
    signIns: createOwnSignInsService(db, clock),
  });
  const isRequired = config.mustHaveSecondFactor === "administrators";
  secondFactorsRoutes(api, createOwnSecondFactors({ db, clock, publicUrl, isRequired, ...signIn }));
  usersRoutes(api, {
    users: createUsersService({ db, clock, ...signIn }),
    access: createUserAccessService({ db, clock, ...signIn }),
  });
  rolesRoutes(api, createRolesService({ db, clock, ...signIn }));
  menuRoutes(api, createMenuService(db, clock));
  auditRoutes(api, {
    reading: createAuditReadingService(db, workers),
    checking: createAuditCheckService(db, createAnchors(config.dataDir)),
  });
}
