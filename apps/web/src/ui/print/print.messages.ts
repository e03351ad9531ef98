import { en } from "./print.en.ts";
import { th } from "./print.th.ts";

export const printMessages = { th, en };
