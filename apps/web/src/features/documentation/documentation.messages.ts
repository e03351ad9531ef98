import { en } from "./documentation.en.ts";
import { th } from "./documentation.th.ts";

export const documentationMessages = { th, en };
