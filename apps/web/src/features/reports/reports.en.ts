import type { th } from "./reports.th.ts";

export const en: typeof th = {
  registrations: "Registration report",
  registrationsLead: "How many registered when, for what and from where, and what has to be ordered.",
  revenue: "Revenue report",
  revenueLead: "What came, what was sold, and what is owed, to the satang.",
  event: "Event",
  noEventTitle: "No event to report on",
  noEventText: "You have no right to the reports of any event.",
  nothing: "Nothing yet.",
  emptyTitle: "Nothing to report yet",
  emptyText: "Charts and tables come with the first registration of this event.",
  sum: "Sum",
  net: "Received, net",
  addsUp: "Accounts, registrations and prices add up to the satang.",
  differs: (ledger: string, orders: string, sold: string) =>
    `They differ: accounts ${ledger}, registrations ${orders}, prices ${sold}. Tell whoever runs the system.`,
};
