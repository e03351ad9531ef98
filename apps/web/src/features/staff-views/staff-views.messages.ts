import { en } from "./staff-views.en.ts";
import { th } from "./staff-views.th.ts";

export const staffViewsMessages = { th, en };
