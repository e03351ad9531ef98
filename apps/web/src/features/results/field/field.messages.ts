import { en } from "./field.en.ts";
import { th } from "./field.th.ts";

export const fieldMessages = { th, en };
