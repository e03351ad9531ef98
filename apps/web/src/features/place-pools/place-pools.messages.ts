import { en } from "./place-pools.en.ts";
import { th } from "./place-pools.th.ts";

export const placePoolsMessages = { th, en };
