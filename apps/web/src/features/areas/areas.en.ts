import type { th } from "./areas.th.ts";

export const en: typeof th = {
  master: "Master data",
  masterLead: "What all events share, set up once",
  manage: "Manage",
  manageLead: "From the first entry to the published results",
  report: "Reports",
  reportLead: "Figures on the screen and as files",
  config: "Configuration",
  configLead: "Users, rights, and how the system works",
  empty: "Nothing here for your rights yet",
  emptyText: "If you think there should be, ask an administrator.",
};
