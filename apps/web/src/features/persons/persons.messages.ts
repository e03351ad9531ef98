import { en } from "./persons.en.ts";
import { th } from "./persons.th.ts";

export const personsMessages = { th, en };
