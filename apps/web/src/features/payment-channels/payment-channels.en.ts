import type { th } from "./payment-channels.th.ts";

export const en: typeof th = {
  title: "Payment channels",
  lead: "The accounts that players pay into. Every change is recorded with the old and the new value.",
  add: "Add a channel",
  addTitle: "Add a payment channel",
  search: "Search by name or number",
  name: "Name that players see",
  kind: "Kind",
  kinds: { promptpay: "PromptPay", bank: "Bank account", bill: "Bill payment" },
  number: "Number",
  holder: "Account holder",
  bank: "Bank",
  accountNumber: "Account number",
  accountHint: (digits) => `${digits} digits, with hyphens or without`,
  or: " or ",
  idKind: "Registered to",
  idKinds: { phone: "Mobile number", nationalId: "National ID or tax ID", eWallet: "E-wallet" },
  promptPayId: "PromptPay ID",
  idHints: {
    phone: "For example 081-234-5678",
    nationalId: "13 digits; the last one is checked",
    eWallet: "15 digits, as the e-wallet shows them",
  },
  billerId: "Biller ID",
  billerHint: "15 digits: the tax ID of 13 and the suffix of 2 that the bank gave",
  ref: (n) => `Reference ${n}`,
  refText: (n) => `Text of reference ${n}`,
  refHint: "Capital letters and figures, 20 at most",
  rules: { registration: "Order number", event: "Event code", fixed: "A fixed text", none: "Not used" },
  state: "State",
  active: "Takes payments",
  isDefault: "Main channel",
  defaultHint: "Shown first. Only one channel can be the main one; this replaces it.",
  defaultChip: "Main",
  shownTo: (count) =>
    count === 1
      ? "This event has chosen no channel: its payers see this account as soon as you save"
      : `These ${count} events have chosen no channel: their payers see this account as soon as you save`,
  shownToHint:
    "If the account is another organiser's, save it switched off, and choose channels for these events first.",
  account: "Account",
  emptyTitle: "No payment channels yet",
  emptyText: "Add a PromptPay ID or a bank account, so that players can pay.",
  deleteQuestion: (name) => `Delete the channel “${name}”? Players will not see it any more.`,
  words: {
    "bankCode unknown": "Choose a bank",
    taken: "Another channel has this account already",
  },
};
