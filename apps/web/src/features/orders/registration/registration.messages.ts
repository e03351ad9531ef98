import { en } from "./registration.en.ts";
import { th } from "./registration.th.ts";

export const registrationMessages = { th, en };
