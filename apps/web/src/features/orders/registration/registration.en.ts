import type { th } from "./registration.th.ts";

export const en: typeof th = {
  title: "My registration",
  description: "Status, payment and tickets of a registration",
  lateScript:
    "This page has not loaded completely. Check your connection and load it again. If that does not help, open the link in another browser, or contact the organiser.",
  noScript:
    "This page needs JavaScript, because the key of your private link stays on your device. Allow JavaScript and load this page again, or contact the organiser.",
  pasteLink: "The link of your registration",
  pasteLinkHint:
    "JavaScript is off in this browser: copy the whole link from the e-mail into this field, then press the button.",
  openLink: "Open the registration",
  number: "Registration",
  states: {
    held: "Not confirmed yet",
    awaiting_payment: "Waiting for payment",
    confirmed: "Confirmed",
    expired: "Expired",
    cancelled: "Cancelled",
    refunded: "Refunded",
  },
  checking: "Checking your slip",
  ownStart: (at) => `Start ${at}`,

  noneTitle: "No registration on this device",
  noneText: "Open the private link in our mail, or find your registration: we will send you a new link.",
  find: "Find my registration",
  seeEvents: "See events open for entries",
  failedText: "Try again in a moment.",
  failedTitle: "The registration could not be opened",
  keyTitle: "This link does not work any more",
  keyText:
    "There may be a newer one, or a part of it was not copied. Find your registration, and we will send a new link to its contact.",
  retry: "Try again",
  notNewest: "No connection. This is what was loaded last.",

  next: {
    held: {
      title: "Not confirmed yet",
      text: "We keep your place while you fill in the form. Complete and confirm it before the time is over.",
      action: "Continue",
    },
    empty: { title: "No category chosen yet", text: "No place is held. Choose a category first.", action: "Choose" },
    draft: {
      title: "The time is over and the place is free again",
      text: "It was not confirmed. Everything you typed is still here: choose again if there are places.",
      action: "Choose again",
    },
    confirmed: {
      title: "You have a place",
      text: "Nothing is left to pay. Show the QR code below when you collect your kit.",
    },
    expired: {
      title: "The time is over and the place is free again",
      text: "Everything you typed is still here. Choose again if there are places. If you have paid already, send the slip: the organiser will check it, and your money is not lost.",
      action: "Choose again",
    },
    cancelled: {
      title: "This registration was cancelled",
      text: "Its place is free again. If you paid, or think this is wrong, contact the organiser.",
    },
    refunded: {
      title: "Refunded",
      text: "The organiser has recorded the refund. Your bank may need some days. Contact the organiser if it does not arrive.",
    },
  },
  confirmBy: (when) => `Confirm by ${when}`,

  entries: "Who enters",
  edit: "Change",
  editUntil: "You can change it until you confirm.",
  editLater: "See or change details after confirming",
  team: "Team",
  unnamed: "Name not filled in yet",
  memberCount: (filled, places) => `${filled} of ${places} filled in`,
  shirt: (size) => `Shirt ${size}`,
  noEntries: "No category chosen yet",

  price: "Price",
  total: "Total",
  times: (count, each) => `${count} × ${each}`,
  unpriced: "Every fee of this category has ended",
  free: "Free",

  receipts: { receipt: "Receipt", credit: "Credit note" },
  receiptLanguages: { th: "Thai", en: "English" },
  saveReceipt: (number, language) => `Save ${number} as a PDF (${language})`,
  receiptTo: {
    title: "Name and tax ID on the receipt",
    lead: "Fill it in before all is paid: a receipt that was issued stays as it is.",
    name: "Name on the receipt",
    taxId: "Tax ID, 13 digits (optional)",
    branch: "Branch (optional)",
    address: "Address (optional)",
    wrongTaxId: "A tax ID has 13 digits.",
    save: "Save for the receipt",
    saved: "Saved for the receipt",
    words: { fixed: "The receipt was issued already. Contact the organiser to change it." },
  },
  receiptNotSaved: "The receipt could not be saved.",

  timeline: "What happened when",
  steps: {
    begun: "Registration begun",
    hold: "Place taken again",
    confirm: "Confirmed, waiting for payment",
    slip: "Slip sent",
    settle: "Paid in full, place confirmed",
    settleFree: "Place confirmed, nothing to pay",
    expire: "Time over, place free again",
    cancel: "Cancelled",
    refund: "Refunded",
    undo_refund: "Refund corrected",
  },

  addToCalendar: "Add to calendar",
  eventPage: "Event page",
  contact: "Contact the organiser",

  link: "Private link",
  onlyLink:
    "This registration has no email, so we can send you nothing. Keep this link now: if you lose it, you have to contact the organiser.",
  linkText: "It opens this registration on any device. Whoever has it can open it, so do not post it in a group.",
  copyLink: "Copy my private link",
  renew: "Change the link",
  renewText: "Every link that was sent or copied before will stop working. This device gets a new one.",
  renewNow: "Change it",
  keepLink: "Keep it",
  renewed: "The link was changed. Copy the new one and keep it.",
  linkCopied: "Link copied",

  others: "Other registrations on this device",
};
