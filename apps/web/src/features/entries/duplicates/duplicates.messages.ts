import { en } from "./duplicates.en.ts";
import { th } from "./duplicates.th.ts";

export const duplicatesMessages = { th, en };
