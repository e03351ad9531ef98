import { en } from "./runner.en.ts";
import { th } from "./runner.th.ts";

export const runnerMessages = { th, en };
