import { en } from "./roles.en.ts";
import { th } from "./roles.th.ts";

export const rolesMessages = { th, en };
