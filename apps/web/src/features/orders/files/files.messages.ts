import { en } from "./files.en.ts";
import { th } from "./files.th.ts";

export const fileMessages = { th, en };
