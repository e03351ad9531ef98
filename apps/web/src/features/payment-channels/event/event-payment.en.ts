import type { th } from "./event-payment.th.ts";

export const en: typeof th = {
  title: "How this event is paid",
  lead: "With nothing chosen, people see every channel that takes payments. Otherwise they see those that you choose.",
  none: "No payment channels yet",
  noneText: "An administrator adds them at Master data › Payment channels.",
  add: "Add or change an account",
  useOf: (name) => `Use ${name}`,
  all: "Nothing chosen: people see every channel that takes payments",
  first: "QR code of this channel",
  inactive: "Takes no payments now",
  noneOpen: "None of the chosen channels takes payments, so nobody can pay.",
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
  tail: "Satang that tell payments apart",
  tailLead:
    "Each registration that waits for its payment owes another sum, so a statement tells whose money came even without a reference. It holds for registrations that are confirmed from now on. 99 with the same price can wait at a time; the next ones go without.",
  tails: { off: "Do not use", added: "Add 1–99 satang", taken: "Take off 1–99 satang" },
  tailExamples: { off: "฿800.00 for everybody", added: "฿800.01, ฿800.02, …", taken: "฿799.99, ฿799.98, …" },
};
