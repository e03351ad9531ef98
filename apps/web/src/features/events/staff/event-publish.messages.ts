import { en } from "./event-publish.en.ts";
import { th } from "./event-publish.th.ts";

export const eventPublishMessages = { th, en };
