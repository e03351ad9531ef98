import { en } from "./publications.en.ts";
import { th } from "./publications.th.ts";

export const publicationsMessages = { th, en };
