import type { th } from "./failure-words.th.ts";

export const en: typeof th = {
  words: {
    offline: "The server cannot be reached. Check your connection and try again.",
    unavailable: "The system is busy for the moment. Try again shortly.",
    not_permitted: "You do not have the right to do this. Ask an administrator.",
    not_found: "This is not there any more; it may have been deleted.",
    event_not_found: "This is not there any more; it may have been deleted.",
    category_not_found: "This is not there any more; it may have been deleted.",
    player_not_found: "This is not there any more; it may have been deleted.",
    invalid_input: "Some fields need correcting: see the words in red beside them.",
    too_large: "The file is too large.",
    too_many_attempts: "Too many attempts. Wait a little and try again.",
    edit_conflict: "Somebody else saved first.",
    key_missing: "This link or key opens nothing. Ask for a new one.",
    key_wrong: "This link or key opens nothing. Ask for a new one.",
    key_revoked: "This link or key was taken back. Ask for a new one.",
    key_ended: "This link or key has ended. Ask for a new one.",
    repeat_differs: "This was sent before, with something else in it. Send it once more.",
  },
  refused: (word) => `The change was refused, and nothing was saved. Reason: ${word}`,
  other: "Something is wrong on our side for the moment. Try again.",
};
