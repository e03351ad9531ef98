import { en } from "./results.en.ts";
import { th } from "./results.th.ts";

export const resultsMessages = { th, en };
