import { en } from "./waves.en.ts";
import { th } from "./waves.th.ts";

export const wavesMessages = { th, en };
