import { en } from "./change.en.ts";
import { th } from "./change.th.ts";

export const changeMessages = { th, en };
