import { en } from "./series.en.ts";
import { th } from "./series.th.ts";

export const seriesMessages = { th, en };
