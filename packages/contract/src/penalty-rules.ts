import * as z from "zod/mini";
import { edited, lastingCode, nameText, orderOfCodes } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { code, revision } from "./fields.ts";

/** What breaking a rule costs, unless the official decides otherwise. */
export const penaltyEffect = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("time"), timeMs: z.int().check(z.gte(1_000), z.lte(24 * 3_600_000)) }),
  /** So much is taken off. */
  z.object({ kind: z.literal("bonus"), timeMs: z.int().check(z.gte(1_000), z.lte(24 * 3_600_000)) }),
  z.object({ kind: z.literal("laps"), laps: z.int().check(z.gte(1), z.lte(100)) }),
  z.object({ kind: z.literal("places"), placesLost: z.int().check(z.gte(1), z.lte(100)) }),
  z.object({ kind: z.literal("disqualify") }),
  z.object({ kind: z.literal("warning") }),
]);
export type PenaltyEffect = z.infer<typeof penaltyEffect>;

const fields = {
  code: lastingCode,
  name: nameText,
  effect: penaltyEffect,
  /** Codes of the event types at which it applies; none: at all. */
  eventTypes: z.array(code).check(z.maxLength(100)),
  active: z.boolean(),
};

export const penaltyRule = z.object({
  ...fields,
  ...edited.shape,
  /** Number of penalties that name it, revoked ones too. */
  penalties: z.int(),
});
export type PenaltyRule = z.infer<typeof penaltyRule>;

export const penaltyRuleList = staffCall({
  name: "penalty-rule-list",
  shows: ["penalty_rule", "result"],
  summary: "All penalty rules, in their order.",
  right: { permission: "events_view", at: "anywhere" },
  params: noParams,
  data: z.array(penaltyRule),
  meta: noMeta,
});

export const penaltyRuleSave = staffAction({
  name: "penalty-rule-save",
  changes: ["penalty_rule"],
  summary: "Adds a rule, or changes it.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ ...fields, revision }),
  data: penaltyRule,
  refuses: { taken: "field", unknown: "field" },
});

export const penaltyRuleDelete = staffAction({
  name: "penalty-rule-delete",
  changes: ["penalty_rule"],
  removes: true,
  summary: "Removes a rule that no penalty names.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ code: lastingCode, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const penaltyRuleOrder = staffAction({
  name: "penalty-rule-order",
  changes: ["penalty_rule"],
  summary: "Puts the rules in an order.",
  right: { permission: "master_edit", at: "installation" },
  body: orderOfCodes,
  data: z.null(),
  refuses: { list_changed: "whole" },
});
