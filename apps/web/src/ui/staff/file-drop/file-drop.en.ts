import type { th } from "./file-drop.th.ts";

export const en: typeof th = {
  sending: (percent) => `Sending ${percent}%`,
  sent: "Sent, being read",
  tryNumber: (attempt) => `No answer yet. Try ${attempt}`,
  again: "Send the same file again",
};
