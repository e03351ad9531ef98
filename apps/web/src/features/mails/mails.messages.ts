import { en } from "./mails.en.ts";
import { th } from "./mails.th.ts";

export const mailsMessages = { th, en };
