import { en } from "./import.en.ts";
import { th } from "./import.th.ts";

export const importMessages = { th, en };
