import { awardCollect, awardList, awardRulesSave } from "@time-event/contract/awards";
import type { StaffApi } from "../../http/staff-api.ts";
import type { AwardsService } from "./awards.service.ts";

export function awardsRoutes(api: StaffApi, awards: AwardsService): void {
  api.get(awardList, awards.list);
  api.post(awardRulesSave, awards.saveRules);
  api.post(awardCollect, awards.collect);
}
