import { en } from "./slips.en.ts";
import { th } from "./slips.th.ts";

export const slipMessages = { th, en };
