import { en } from "./event-policies.en.ts";
import { th } from "./event-policies.th.ts";

export const eventPoliciesMessages = { th, en };
