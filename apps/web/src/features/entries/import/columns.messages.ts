import { en } from "./columns.en.ts";
import { th } from "./columns.th.ts";

export const columnMessages = { th, en };
