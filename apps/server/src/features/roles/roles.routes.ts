import { roleDelete, roleList, rolePermissionsSave, roleSave } from "@time-event/contract/roles";
import type { StaffApi } from "../../http/staff-api.ts";
import type { RolesService } from "./roles.service.ts";

export function rolesRoutes(api: StaffApi, roles: RolesService): void {
  api.get(roleList, (_params, caller) => roles.list(caller));
  api.post(roleSave, roles.save);
  api.post(rolePermissionsSave, roles.savePermissions);
  api.post(roleDelete, roles.delete);
}
