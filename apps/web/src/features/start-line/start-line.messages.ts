import { en } from "./start-line.en.ts";
import { th } from "./start-line.th.ts";

export const startLineMessages = { th, en };
