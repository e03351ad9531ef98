import { en } from "./questions.en.ts";
import { th } from "./questions.th.ts";

export const questionsMessages = { th, en };
