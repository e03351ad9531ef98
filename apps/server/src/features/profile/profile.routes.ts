import {
  passwordChange,
  profileGet,
  profileSave,
  signInEnd,
  signInList,
  signInsEndOthers,
} from "@time-event/contract/profile";
import type { StaffApi } from "../../http/staff-api.ts";
import type { OwnSignInsService } from "../sign-in/own-sign-ins.service.ts";
import type { PasswordChangeService } from "../sign-in/password-change.service.ts";
import type { ProfileService } from "./profile.service.ts";

interface Services {
  readonly profile: ProfileService;
  readonly password: PasswordChangeService;
  readonly signIns: OwnSignInsService;
}

export function profileRoutes(api: StaffApi, { profile, password, signIns }: Services): void {
  api.get(profileGet, (_params, caller) => profile.get(caller));
  api.post(profileSave, profile.save);
  api.post(passwordChange, password.change);
  api.get(signInList, (_params, caller) => signIns.list(caller));
  api.post(signInEnd, signIns.end);
  api.post(signInsEndOthers, (_body, caller) => signIns.endOthers(caller));
}
