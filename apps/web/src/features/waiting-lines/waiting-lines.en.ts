import type { th } from "./waiting-lines.th.ts";

export const en: typeof th = {
  title: "Waiting line",
  hint: "When more people come at once than can be served, whoever wants to enter waits in a line. Who came first goes in first. Results, and people who have begun already, do not wait.",
  mode: "When there is a line",
  modes: {
    auto: { name: "Automatic", text: "A line begins when the system cannot keep up, and ends when nobody waits." },
    on: {
      name: "Always",
      text: "Everybody waits in line from the opening on. For a day on which a crowd is expected.",
    },
    off: { name: "Never", text: "Nobody waits in line, even if the system is slow." },
  },
  saved: "Saved. It takes effect within seconds.",
  notOpen: "The event is not open for entries. The line begins when it opens.",
  waiting: "Waiting now",
  noLine: "There is no line now",
  inLine: "There is a line",
  rate: "Going in each minute",
  rateNote: "In the last minute",
  wait: "Who comes now waits",
  noWait: "Not at all",
  unknownWait: "Not known yet",
  minutes: (count) => `${count} min`,
  lessThanMinute: "Less than 1 min",
  chart: "The line in its last hour",
  letIn: "Went in within 30 s",
};
