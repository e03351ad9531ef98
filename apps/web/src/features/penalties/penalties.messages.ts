import { en } from "./penalties.en.ts";
import { th } from "./penalties.th.ts";

export const penaltiesMessages = { th, en };
