import { en } from "./reads.en.ts";
import { th } from "./reads.th.ts";

export const readsMessages = { th, en };
