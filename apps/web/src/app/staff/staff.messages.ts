import { en } from "./staff.en.ts";
import { th } from "./staff.th.ts";

export const staffMessages = { th, en };
