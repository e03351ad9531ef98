import { en } from "./audit.en.ts";
import { th } from "./audit.th.ts";

export const auditMessages = { th, en };
