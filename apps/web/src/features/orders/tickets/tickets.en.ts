import type { th } from "./tickets.th.ts";

export const en: typeof th = {
  title: (count) => (count === 1 ? "Ticket" : `${count} tickets`),
  lead: "Show this QR code when you collect your kit. It opens without internet, too.",
  qrLabel: (reference, name) => `QR code of the ticket ${reference} ${name}`,
  reference: "Registration number",
  team: "Team",
  ownStart: (at) => `Start ${at}`,
  save: "Save as a picture",
  notSaved: "The picture could not be saved. Take a screenshot instead.",
  print: "Print",
  band: "Ticket",
  kept: "No internet. These tickets were kept on this device.",
};
