import { en } from "./event-folder.en.ts";
import { th } from "./event-folder.th.ts";

export const eventFolderMessages = { th, en };
