import { en } from "./staff-images.en.ts";
import { th } from "./staff-images.th.ts";

export const staffImagesMessages = { th, en };
