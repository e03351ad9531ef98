import { en } from "./staff.en.ts";
import { th } from "./staff.th.ts";

export const staffSeriesMessages = { th, en };
