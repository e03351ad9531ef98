import {
  raceControlContactGet,
  raceControlFieldGet,
  raceControlGet,
  raceControlPeopleList,
} from "@time-event/contract/race-control";
import type { StaffApi } from "../../http/staff-api.ts";
import type { ControlService } from "./control.service.ts";

export function controlRoutes(api: StaffApi, control: ControlService): void {
  api.get(raceControlGet, control.board);
  api.get(raceControlFieldGet, control.field);
  api.get(raceControlPeopleList, control.people);
  api.get(raceControlContactGet, control.contact);
}
