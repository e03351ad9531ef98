import { en } from "./staff-ui.en.ts";
import { th } from "./staff-ui.th.ts";

export const staffUiMessages = { th, en };
