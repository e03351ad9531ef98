import { en } from "./add-ons.en.ts";
import { th } from "./add-ons.th.ts";

export const addOnsMessages = { th, en };
