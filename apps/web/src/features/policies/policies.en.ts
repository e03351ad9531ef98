import type { th } from "./policies.th.ts";

export const en: typeof th = {
  kinds: { terms: "Terms of entry", waiver: "Risks", privacy: "Privacy", refund: "Cancelling and refunds" },
  description: (policy, event) => `${policy} of ${event}`,
  inForce: (version, day) => `Version ${version}, in force since ${day}`,
  others: "The event's other policies",
  print: "Print",
};
