import { counted } from "../../lib/i18n/counted.ts";
import type { th } from "./mails.th.ts";

export const en: typeof th = {
  title: "Messages",
  lead: "Mails to contacts of the last 30 days. Their private links are not kept with the text.",
  list: "Mails",
  search: "Find a subject, reference or address",
  state: "State",
  any: "All",
  states: { waiting: "Waiting", sent: "Sent", in_file: "In a file", failed: "Failed", not_sent: "Not sent" },
  whyShort: { too_many: "Too many in one hour", given_up: "Given up long ago" },
  why: {
    too_many:
      "Kept back: this address got several letters about this registration within an hour. “Send again” sends it.",
    given_up: "Tried in vain long ago; what the mail server said is no longer kept.",
  },
  none: "No mail matches the filters.",
  recipient: "To",
  subject: "Subject",
  order: "Registration",
  event: "Event",
  createdAt: "Written",
  sentAt: "Sent",
  noBody: "The text of this mail is not kept: it has a link that opens an account.",
  masked: "To read the text you need the right to see personal data.",
  inFileHint: "No mail server is set up, so mails are files in the server's folder outbox.",
  tries: (count) => `Tried ${counted(count, "time")}`,
  resend: "Send again",
  resent: "Sent to the registration's present contact",
  openOrder: "Open registration",
  refusals: { fixed: "This mail cannot be sent again: it may be waiting, or the registration has no address." },
};
