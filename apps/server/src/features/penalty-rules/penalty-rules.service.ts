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
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  deletePenaltyRule,
  findPenaltyRule,
  listPenaltyRules,
  storePenaltyRule,
  unknownEventTypes,
} from "./penalty-rules.repository.ts";

const kind = "penalty-rule";
const about = ({ code, name }: PenaltyRule) => ({ kind, id: code, name: name.th });

export function createPenaltyRulesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof penaltyRuleList>> => ({ data: await listPenaltyRules(db), meta: {} }),

    save: (given: BodyOf<typeof penaltyRuleSave>, caller: StaffCaller) =>
      edit(db, caller, penaltyRuleSave, async (tx) => {
        await lockList(tx, "penaltyRules");
        const there = await findPenaltyRule(tx, given.code);
        if (there && given.revision === 0) throw new Refused(penaltyRuleSave, [{ path: "code", code: "taken" }]);
        const before = expectSeenOrNew(there, given);
        const unknown = await unknownEventTypes(tx, given.eventTypes);
        if (unknown.length > 0) throw new Refused(penaltyRuleSave, [{ path: "eventTypes", code: "unknown" }]);

        const after = await storePenaltyRule(tx, given, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      }),

    remove: ({ code, revision }: BodyOf<typeof penaltyRuleDelete>, caller: StaffCaller) =>
      edit(db, caller, penaltyRuleDelete, async (tx) => {
        await lockList(tx, "penaltyRules");
        const before = expectSeen(await findPenaltyRule(tx, code), revision);
        if (before.penalties > 0) throw new InUse(penaltyRuleDelete, before.penalties);

        await deletePenaltyRule(tx, code);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined) };
      }),

    order: ({ codes }: BodyOf<typeof penaltyRuleOrder>, caller: StaffCaller) =>
      edit(db, caller, penaltyRuleOrder, async (tx) => {
        await lockList(tx, "penaltyRules");
        const before = await putInOrder(tx, penaltyRuleOrder, { table: "penaltyRules", key: "code" }, codes);
        return { reply: { data: null, meta: {} }, change: changeOfOrder(kind, before, codes) };
      }),
  };
}
