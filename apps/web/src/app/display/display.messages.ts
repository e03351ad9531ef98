import { en } from "./display.en.ts";
import { th } from "./display.th.ts";

export const displayMessages = { th, en };
