import { en } from "./not-found.en.ts";
import { th } from "./not-found.th.ts";

export const notFoundMessages = { th, en };
