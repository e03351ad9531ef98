import { clubDelete, clubList, clubMerge, clubSave, clubSuggestions } from "./clubs.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventTypeDelete, eventTypeList, eventTypeOrder, eventTypeSave } from "./event-types.ts";
import { messageTemplateList, messageTemplateReset, messageTemplateSave } from "./message-templates.ts";
import {
  paymentChannelDelete,
  paymentChannelList,
  paymentChannelOrder,
  paymentChannelSave,
} from "./payment-channels.ts";
import { penaltyRuleDelete, penaltyRuleList, penaltyRuleOrder, penaltyRuleSave } from "./penalty-rules.ts";
import {
  eventPoliciesGet,
  eventPoliciesSave,
  policyDelete,
  policyGet,
  policyList,
  policyPublish,
  policySave,
  policyTemplateList,
} from "./policies.ts";

/** The lists that every event uses. */
export const masterData: readonly Endpoint[] = [
  eventTypeList,
  eventTypeSave,
  eventTypeDelete,
  eventTypeOrder,
  policyList,
  policyGet,
  policyTemplateList,
  policySave,
  policyPublish,
  policyDelete,
  eventPoliciesGet,
  eventPoliciesSave,
  penaltyRuleList,
  penaltyRuleSave,
  penaltyRuleDelete,
  penaltyRuleOrder,
  paymentChannelList,
  paymentChannelSave,
  paymentChannelDelete,
  paymentChannelOrder,
  messageTemplateList,
  messageTemplateSave,
  messageTemplateReset,
  clubList,
  clubSuggestions,
  clubSave,
  clubDelete,
  clubMerge,
];
