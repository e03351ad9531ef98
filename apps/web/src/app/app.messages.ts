import { en } from "./app.en.ts";
import { th } from "./app.th.ts";

export const appMessages = { th, en };
