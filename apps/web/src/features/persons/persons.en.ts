import type { th } from "./persons.th.ts";

export const en: typeof th = {
  title: "Personal data",
  lead: "Find one person across all events, to give out a copy of their data or to erase it. Each search and each look is recorded.",
  search: "Name, phone, e-mail or number of a document",
  find: "Find",
  none: "Nobody found",
  noneText: "Try a part of the name, or the phone.",
  noBirthDate: "Birth date not known",
  kinds: { entry: "In the race", player: "In a registration", contact: "Contact" },
  export: "Download all data",
  erase: "Erase",
  eraseTitle: (name) => `Erase ${name}`,
  eraseGoes:
    "Erased for good: name, birth date, numbers of documents, address, contacts, health, answers, letters, private links.",
  eraseStays:
    "What stays: results without a name; accounts, slips and receipts, as the law on accounting asks; the audit log, which cannot be changed.",
  erasePlaces: (count) => `places: ${count}`,
  eraseForGood: "This cannot be undone.",
  reason: "Reason, for example the number of the request",
  back: "Back",
  erased: "Erased",
  refusals: {
    still_entered: "This person is entered in an event that is not over. Cancel or withdraw that first.",
    payment_open: "A payment or a refund is not decided yet. Decide it first.",
    list_changed: "Something changed since the search. Search again.",
  },
};
