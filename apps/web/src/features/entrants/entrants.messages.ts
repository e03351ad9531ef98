import { en } from "./entrants.en.ts";
import { th } from "./entrants.th.ts";

export const entrantsMessages = { th, en };
