import { en } from "./player.en.ts";
import { th } from "./player.th.ts";

export const playerMessages = { th, en };
