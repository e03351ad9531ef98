import { en } from "./file-drop.en.ts";
import { th } from "./file-drop.th.ts";

export const fileDropMessages = { th, en };
