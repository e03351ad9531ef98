import type { th } from "./event-payment.th.ts";

export const en: typeof th = {
  ownTitle: "Accounts of this event",
  ownLead: "People who enter this event see them as soon as you save. No other event can show or use them.",
  ownAdd: "Add an account for this event only",
  ownTitleOfNew: "Add an account for this event only",
  ownEdit: (name) => `Change ${name}`,
  ownDelete: (name) => `Delete this event's account “${name}”? People will not see it any more.`,
  ownWords: {
    taken: "This account is here already. If it is a shared one, choose it in the list on this tab.",
    in_use: "People were told to pay into this account, so it cannot be deleted. Switch “Takes payments” off instead.",
  },
  title: "Shared accounts that this event uses",
  lead: "This event uses only those that you choose. With nothing chosen, none of them gets its money.",
  none: "No shared accounts yet",
  add: "Manage shared accounts",
  useOf: (name) => `Use ${name}`,
  noneChosen:
    "No account takes this event's money yet. Add one of its own or choose a shared one, so that people can pay.",
  first: "QR code of this channel",
  inactive: "Takes no payments now",
  noneOpen: "None of the chosen accounts takes payments, so nobody can pay.",
  test: "Test QR",
  testHint: "Scan it with a bank's app to see the receiver's name. It says 1 baht; you need not pay it.",
  testOf: (name) => `Test QR of ${name}`,
  noQr: "A bank account has no QR code: people see its number and holder.",
  channels: "Channels",
  toPay: "Time to pay",
  payHours: "Time to pay after the confirmation",
  hours: "hours",
  toPayLead:
    "1–168 hours (7 days), for registrations that are confirmed from now on; those confirmed before keep the time they have. More than 24 hours end when the day of the race begins. A reminder goes by e-mail when a quarter of the time is left, at most a day before the end.",
  limits: "Limits against places taken for nothing",
  limitsLead:
    "Nobody may hold all places without paying. Registrations of one network (a home, a venue's Wi-Fi, phones of one carrier) that are not paid hold at most this part of the places of a category, and 20 in any case; a slip with a bank's code for the whole sum counts as paid. On a day on which many enter at your venue, set 100%: then there is no limit. Registrations that staff make are not counted.",
  mostEntries: "Most entries in one registration",
  entries: "entries",
  addressShare: "Places that one network may hold unpaid",
  tail: "Satang that tell payments apart",
  tailLead:
    "Each registration that waits for its payment owes another sum, so a statement tells whose money came even without a reference. It holds for registrations that are confirmed from now on. 99 with the same price can wait at a time; the next ones go without.",
  tails: { off: "Do not use", added: "Add 1–99 satang", taken: "Take off 1–99 satang" },
  tailExamples: { off: "฿800.00 for everybody", added: "฿800.01, ฿800.02, …", taken: "฿799.99, ฿799.98, …" },
};
