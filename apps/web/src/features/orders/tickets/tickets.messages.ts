import { en } from "./tickets.en.ts";
import { th } from "./tickets.th.ts";

export const ticketMessages = { th, en };
