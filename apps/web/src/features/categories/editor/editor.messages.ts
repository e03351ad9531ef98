import { en } from "./editor.en.ts";
import { th } from "./editor.th.ts";

export const editorMessages = { th, en };
