import { en } from "./policy-editor.en.ts";
import { th } from "./policy-editor.th.ts";

export const policyEditorMessages = { th, en };
