import { en } from "./refunds.en.ts";
import { th } from "./refunds.th.ts";

export const refundsMessages = { th, en };
