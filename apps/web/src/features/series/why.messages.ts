import { en } from "./why.en.ts";
import { th } from "./why.th.ts";

export const whyMessages = { th, en };
