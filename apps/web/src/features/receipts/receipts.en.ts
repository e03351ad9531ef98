import type { th } from "./receipts.th.ts";

export const en: typeof th = {
  title: "Who issues receipts",
  hint: "The names are those of events' organisers. Changes count for receipts from now on; those issued stay as they are.",
  none: "No event names an organiser yet.",
  name: "Organiser",
  nameEn: "Name in English",
  nameEnHint: "For receipts in English; empty: the name as it is",
  taxId: "Tax ID",
  taxIdHint: "13 digits, or empty",
  taxIdWrong: "It has 13 digits",
  branch: "Branch",
  branchHint: "Such as head office, or 00001",
  address: "Address",
  missing: "Not filled in",
  edit: (name) => `Receipts of ${name}`,
};
