import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type PenaltyRule,
  penaltyRuleDelete,
  type penaltyRuleList,
  penaltyRuleOrder,
  penaltyRuleSave,
} from "@time-event/contract/penalty-rules";
import { InUse, Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { lockList } from "../../db/edited-rows.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { reorder } from "../audit/reorder.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  deletePenaltyRule,
  findPenaltyRule,
  listPenaltyRules,
  storePenaltyRule,
  unknownEventTypes,
} from "./penalty-rules.repository.ts";

const kind = "penalty-rule";
const subject = ({ code, name }: PenaltyRule) => ({ kind, id: code, name: name.th });

export function createPenaltyRulesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof penaltyRuleList>> => ({ data: await listPenaltyRules(db), meta: {} }),

    save: async (given: BodyOf<typeof penaltyRuleSave>, caller: StaffCaller) => {
      const data = await saveEdited(db, caller, {
        action: penaltyRuleSave.name,
        revision: given.revision,
        subject,
        load: async (tx) => {
          await lockList(tx, "penaltyRules");
          const before = await findPenaltyRule(tx, given.code);
          if (before && given.revision === 0) throw new Refused(["code_taken"]);
          return before;
        },
        refusals: async (tx) =>
          (await unknownEventTypes(tx, given.eventTypes)).length > 0 ? ["unknown_event_type"] : [],
        store: (tx) => storePenaltyRule(tx, given, caller.username),
      });
      return { data, meta: {} };
    },

    remove: async ({ code, revision }: BodyOf<typeof penaltyRuleDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: penaltyRuleDelete.name,
        revision,
        subject,
        load: async (tx) => {
          await lockList(tx, "penaltyRules");
          return findPenaltyRule(tx, code);
        },
        check: async (_tx, { penalties }) => {
          if (penalties > 0) throw new InUse(penalties);
        },
        remove: (tx) => deletePenaltyRule(tx, code),
      });
      return { data: null, meta: {} };
    },

    order: async ({ codes }: BodyOf<typeof penaltyRuleOrder>, caller: StaffCaller) => {
      await reorder(db, caller, {
        action: penaltyRuleOrder.name,
        kind,
        list: "penaltyRules",
        key: "code",
        keys: codes,
      });
      return { data: null, meta: {} };
    },
  };
}
