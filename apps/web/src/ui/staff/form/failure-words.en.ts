import type { th } from "./failure-words.th.ts";

export const en: typeof th = {
  offline: "The server cannot be reached. Check your connection and try again.",
  unavailable: "The system is busy for the moment. Try again shortly.",
  not_permitted: "You do not have the right to do this. Ask an administrator.",
  not_found: "This is not there any more; it may have been deleted.",
  invalid_input: "Some fields need correcting: see the words in red beside them.",
  too_large: "The file is too large.",
  too_many_attempts: "Too many attempts. Wait a little and try again.",
  edit_conflict: "Somebody else saved first.",
  other: "Something is wrong on our side for the moment. Try again.",
};
