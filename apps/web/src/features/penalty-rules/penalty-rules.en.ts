import { counted } from "../../lib/i18n/counted.ts";
import type { th } from "./penalty-rules.th.ts";

export const en: typeof th = {
  title: "Penalty rules",
  lead: "What players can do wrong in a race, and the usual penalty. Officials choose from this list; spectators see the name of the rule.",
  add: "Add a rule",
  addTitle: "Add a rule",
  search: "Search by name or code",
  name: "Name",
  code: "Code",
  codeHint: "Small letters, figures and hyphens, such as littering. It cannot be changed later: penalties refer to it.",
  effect: "Penalty",
  effects: { time: "Time added", laps: "Laps taken away", disqualify: "Disqualified (DSQ)", warning: "Warning" },
  addedTime: "Time added",
  minutes: "min",
  seconds: "s",
  laps: "Laps taken away",
  lapsUnit: "laps",
  timeOf: (time) => `+${time}`,
  lapsOf: (laps) => `−${laps} ${laps === 1 ? "lap" : "laps"}`,
  sports: "Event types",
  sportsHint: "If you choose none, the rule applies to all of them",
  allSports: "All",
  penalties: "Used",
  state: "State",
  active: "Officials can choose it",
  activeHint: "If you switch it off, existing penalties still show its name",
  emptyTitle: "No rules yet",
  emptyText: "Add the first one, for example littering on the course, 10 minutes.",
  deleteQuestion: (name) => `Delete the rule “${name}”?`,
  refusals: {
    "code taken": "Another rule has this code: use another",
    "eventTypes unknown": "A chosen event type has been deleted: choose again",
  },
  inUse: (n) =>
    `${counted(n, "penalty uses", "penalties use")} this rule, so it cannot be deleted. Switch it off instead.`,
};
