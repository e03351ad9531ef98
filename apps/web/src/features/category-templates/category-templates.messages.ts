import { en } from "./category-templates.en.ts";
import { th } from "./category-templates.th.ts";

export const categoryTemplatesMessages = { th, en };
