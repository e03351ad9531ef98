import { en } from "./making.en.ts";
import { th } from "./making.th.ts";

export const makingMessages = { th, en };
