import { en } from "./event-frame.en.ts";
import { th } from "./event-frame.th.ts";

export const eventFrameMessages = { th, en };
