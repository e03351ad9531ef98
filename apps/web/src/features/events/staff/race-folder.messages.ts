import { en } from "./race-folder.en.ts";
import { th } from "./race-folder.th.ts";

export const raceFolderMessages = { th, en };
