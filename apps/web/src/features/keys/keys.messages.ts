import { en } from "./keys.en.ts";
import { th } from "./keys.th.ts";

export const keysMessages = { th, en };
