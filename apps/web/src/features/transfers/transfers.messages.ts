import { en } from "./transfers.en.ts";
import { th } from "./transfers.th.ts";

export const transfersMessages = { th, en };
