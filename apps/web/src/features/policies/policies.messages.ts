import { en } from "./policies.en.ts";
import { th } from "./policies.th.ts";

export const policyMessages = { th, en };
