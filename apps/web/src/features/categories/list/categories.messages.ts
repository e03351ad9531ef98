import { en } from "./categories.en.ts";
import { th } from "./categories.th.ts";

export const categoriesMessages = { th, en };
