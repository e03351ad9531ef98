import { en } from "./guide.en.ts";
import { th } from "./guide.th.ts";

export const guideMessages = { th, en };
