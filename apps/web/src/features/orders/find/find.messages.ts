import { en } from "./find.en.ts";
import { th } from "./find.th.ts";

export const findMessages = { th, en };
