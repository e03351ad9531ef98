import { en } from "./message-templates.en.ts";
import { th } from "./message-templates.th.ts";

export const messageTemplateMessages = { th, en };
