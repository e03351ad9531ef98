import { en } from "./kits.en.ts";
import { th } from "./kits.th.ts";

export const kitsMessages = { th, en };
