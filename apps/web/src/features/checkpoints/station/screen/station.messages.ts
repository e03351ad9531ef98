import { en } from "./station.en.ts";
import { th } from "./station.th.ts";

export const stationMessages = { th, en };
