import { en } from "./cancelled-note.en.ts";
import { th } from "./cancelled-note.th.ts";

export const cancelledNoteMessages = { th, en };
