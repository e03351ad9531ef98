import { en } from "./landing.en.ts";
import { th } from "./landing.th.ts";

export const landingMessages = { th, en };
