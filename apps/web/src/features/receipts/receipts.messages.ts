import { en } from "./receipts.en.ts";
import { th } from "./receipts.th.ts";

export const receiptsMessages = { th, en };
