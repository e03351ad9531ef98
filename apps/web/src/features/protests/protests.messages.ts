import { en } from "./protests.en.ts";
import { th } from "./protests.th.ts";

export const protestsMessages = { th, en };
