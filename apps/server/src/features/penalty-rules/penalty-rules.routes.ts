import {
  penaltyRuleDelete,
  penaltyRuleList,
  penaltyRuleOrder,
  penaltyRuleSave,
} from "@time-event/contract/penalty-rules";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createPenaltyRulesService } from "./penalty-rules.service.ts";

export function penaltyRulesRoutes(api: StaffApi, rules: ReturnType<typeof createPenaltyRulesService>): void {
  api.get(penaltyRuleList, rules.list);
  api.post(penaltyRuleSave, rules.save);
  api.post(penaltyRuleDelete, rules.remove);
  api.post(penaltyRuleOrder, rules.order);
}
