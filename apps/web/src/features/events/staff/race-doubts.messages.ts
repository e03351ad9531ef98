import { en } from "./race-doubts.en.ts";
import { th } from "./race-doubts.th.ts";

export const raceDoubtMessages = { th, en };
