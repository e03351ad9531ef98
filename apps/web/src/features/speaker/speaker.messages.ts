import { en } from "./speaker.en.ts";
import { th } from "./speaker.th.ts";

export const speakerMessages = { th, en };
