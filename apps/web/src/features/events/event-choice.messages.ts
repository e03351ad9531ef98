import { en } from "./event-choice.en.ts";
import { th } from "./event-choice.th.ts";

export const eventChoiceMessages = { th, en };
