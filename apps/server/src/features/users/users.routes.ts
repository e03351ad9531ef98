import {
  userChoices,
  userDisable,
  userEnable,
  userGet,
  userInvite,
  userLinkSend,
  userList,
  userRolesSave,
  userSave,
  userSecondFactorsRemove,
  userSignInsEnd,
} from "@time-event/contract/users";
import type { StaffApi } from "../../http/staff-api.ts";
import type { UserAccessService } from "./user-access.service.ts";
import type { UsersService } from "./users.service.ts";

interface Services {
  readonly users: UsersService;
  readonly access: UserAccessService;
}

export function usersRoutes(api: StaffApi, { users, access }: Services): void {
  api.get(userList, users.list);
  api.get(userGet, ({ id }, caller) => users.get(id, caller));
  api.get(userChoices, (_params, caller) => users.choices(caller));
  api.post(userInvite, access.invite);
  api.post(userSave, users.save);
  api.post(userRolesSave, users.saveRoles);
  api.post(userDisable, access.disable);
  api.post(userEnable, access.enable);
  api.post(userSignInsEnd, access.endSignIns);
  api.post(userLinkSend, access.sendLink);
  api.post(userSecondFactorsRemove, access.removeSecondFactors);
}
