import { en } from "./regroup.en.ts";
import { th } from "./regroup.th.ts";

export const regroupMessages = { th, en };
