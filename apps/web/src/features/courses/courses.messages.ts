import { en } from "./courses.en.ts";
import { th } from "./courses.th.ts";

export const coursesMessages = { th, en };
