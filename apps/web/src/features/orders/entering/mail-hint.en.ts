import type { th } from "./mail-hint.th.ts";

export const en: typeof th = {
  meant: (domain) => `Did you mean ${domain}? Tap to correct`,
};
