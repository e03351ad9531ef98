import { en } from "./areas.en.ts";
import { th } from "./areas.th.ts";

export const areaMessages = { th, en };
