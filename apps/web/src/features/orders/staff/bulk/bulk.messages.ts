import { en } from "./bulk.en.ts";
import { th } from "./bulk.th.ts";

export const bulkMessages = { th, en };
