import type { th } from "./print.th.ts";

export const en: typeof th = {
  printed: (at) => `As of ${at}`,
  revision: (version) => `Results revision ${version}`,
  all: (total) => `All ${total} rows`,
  part: (total) => `A part of ${total} rows. The page's Print button prints all of them.`,
};
