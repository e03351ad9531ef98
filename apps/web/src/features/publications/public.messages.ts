import { en } from "./public.en.ts";
import { th } from "./public.th.ts";

export const publicMessages = { th, en };
