import { en } from "./event-privacy.en.ts";
import { th } from "./event-privacy.th.ts";

export const eventPrivacyMessages = { th, en };
