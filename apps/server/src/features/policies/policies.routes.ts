import {
  eventPoliciesGet,
  eventPoliciesSave,
  policyDelete,
  policyGet,
  policyList,
  policyPublish,
  policySave,
  policyTemplateList,
  webPolicyGet,
} from "@time-event/contract/policies";
import type { StaffApi } from "../../http/staff-api.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { createEventPoliciesService } from "./event-policies.service.ts";
import type { createPoliciesService } from "./policies.service.ts";
import type { createPublicPoliciesService } from "./public-policies.service.ts";

export function publicPoliciesRoutes(api: WebApi, policies: ReturnType<typeof createPublicPoliciesService>): void {
  api.add(webPolicyGet, policies.get);
}

export function policiesRoutes(
  api: StaffApi,
  policies: ReturnType<typeof createPoliciesService>,
  eventPolicies: ReturnType<typeof createEventPoliciesService>,
): void {
  api.get(policyList, policies.list);
  api.get(policyGet, policies.get);
  api.get(policyTemplateList, policies.templates);
  api.post(policySave, policies.save);
  api.post(policyPublish, policies.publish);
  api.post(policyDelete, policies.remove);
  api.get(eventPoliciesGet, eventPolicies.get);
  api.post(eventPoliciesSave, eventPolicies.save);
}
