import { en } from "./divide.en.ts";
import { th } from "./divide.th.ts";

export const divideMessages = { th, en };
