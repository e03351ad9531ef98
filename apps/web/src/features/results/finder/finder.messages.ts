import { en } from "./finder.en.ts";
import { th } from "./finder.th.ts";

export const finderMessages = { th, en };
