import type { th } from "./print.th.ts";

export const en: typeof th = {
  print: "Print",
  printTitle: "Prints every row: opens as a PDF in a new tab",
  pdfTitle: "A PDF of every row, to keep and print",
  printed: (at) => `As of ${at}`,
  all: (total) => `All ${total} rows`,
  part: (total) => `A part of ${total} rows. The page's Print button prints all of them.`,
};
