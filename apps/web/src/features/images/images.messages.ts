import { en } from "./images.en.ts";
import { th } from "./images.th.ts";

export const imagesMessages = { th, en };
