import { en } from "./rehearsals.en.ts";
import { th } from "./rehearsals.th.ts";

export const rehearsalsMessages = { th, en };
