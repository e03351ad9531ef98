import { en } from "./mail-hint.en.ts";
import { th } from "./mail-hint.th.ts";

export const mailHintMessages = { th, en };
