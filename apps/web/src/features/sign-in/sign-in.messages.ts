import { en } from "./sign-in.en.ts";
import { th } from "./sign-in.th.ts";

export const signInMessages = { th, en };
