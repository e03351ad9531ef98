import { en } from "./clubs.en.ts";
import { th } from "./clubs.th.ts";

export const clubMessages = { th, en };
