import { en } from "./profile.en.ts";
import { th } from "./profile.th.ts";

export const profileMessages = { th, en };
