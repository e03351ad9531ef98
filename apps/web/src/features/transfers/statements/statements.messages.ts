import { en } from "./statements.en.ts";
import { th } from "./statements.th.ts";

export const statementsMessages = { th, en };
