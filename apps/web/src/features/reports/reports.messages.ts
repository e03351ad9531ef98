import { en } from "./reports.en.ts";
import { th } from "./reports.th.ts";

export const reportsMessages = { th, en };
