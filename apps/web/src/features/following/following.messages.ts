import { en } from "./following.en.ts";
import { th } from "./following.th.ts";

export const followingMessages = { th, en };
