import { en } from "./penalty-rules.en.ts";
import { th } from "./penalty-rules.th.ts";

export const penaltyRuleMessages = { th, en };
