import { en } from "./control.en.ts";
import { th } from "./control.th.ts";

export const controlMessages = { th, en };
