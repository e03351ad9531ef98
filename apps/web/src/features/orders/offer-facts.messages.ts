import { en } from "./offer-facts.en.ts";
import { th } from "./offer-facts.th.ts";

export const offerFactsMessages = { th, en };
