import { en } from "./event-page.en.ts";
import { th } from "./event-page.th.ts";

export const eventPageMessages = { th, en };
