import { en } from "./rules.en.ts";
import { th } from "./rules.th.ts";

export const rulesMessages = { th, en };
