import { en } from "./users.en.ts";
import { th } from "./users.th.ts";

export const usersMessages = { th, en };
