import { en } from "./start-list.en.ts";
import { th } from "./start-list.th.ts";

export const startListMessages = { th, en };
