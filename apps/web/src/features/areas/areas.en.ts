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
  empty: "You have no rights in this area yet",
  emptyText: "If your work needs them, ask an administrator.",
};
