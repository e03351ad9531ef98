import { en } from "./read-import.en.ts";
import { th } from "./read-import.th.ts";

export const readImportMessages = { th, en };
