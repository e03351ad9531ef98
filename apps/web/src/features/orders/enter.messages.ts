import { en } from "./enter.en.ts";
import { th } from "./enter.th.ts";

export const enterMessages = { th, en };
