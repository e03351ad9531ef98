import { en } from "./own.en.ts";
import { th } from "./own.th.ts";

export const ownMessages = { th, en };
