import { en } from "./name.en.ts";
import { th } from "./name.th.ts";

export const nameMessages = { th, en };
