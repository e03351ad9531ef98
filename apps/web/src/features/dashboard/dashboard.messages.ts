import { en } from "./dashboard.en.ts";
import { th } from "./dashboard.th.ts";

export const dashboardMessages = { th, en };
