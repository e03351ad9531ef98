import { counted } from "../../../lib/i18n/counted.ts";
import type { th } from "./divide.th.ts";

export const en: typeof th = {
  find: "Find the registration",
  findHint: "Reference, name, telephone or the amount that it owes; choose several if one payment is for all",
  search: "Search",
  owesAsMuch: "Registrations that owe exactly as much",
  sameContact: "Other registrations of the same contact",
  found: (count) => (count === 20 ? "The first 20; type more to see fewer" : `${counted(count, "registration")} found`),
  noneOwes: "No registration owes exactly as much. Search by a name or telephone.",
  noneSame: "This contact has no other registration that owes. Search by a name or telephone.",
  noneFound: "No registration found",
  owes: (amount) => `Owes ${amount}`,
  otherSum: "Another sum",
  otherAccount: "Its event is not paid into this account",
  divide: "Divide it",
  order: "Registration",
  owed: "Owes",
  part: "Part",
  partOf: (reference) => `Part of ${reference} in baht`,
  propose: "By what each owes",
  rest: (amount) => `${amount} are not divided yet`,
  over: (amount) => `${amount} too much are divided`,
  whole: (amount) => `All ${amount} are divided`,
  overpaid: (amount) => `${amount} more than owed`,
  short: (amount) => `${amount} still missing`,
};
