import { en } from "./findings.en.ts";
import { th } from "./findings.th.ts";

export const findingsMessages = { th, en };
