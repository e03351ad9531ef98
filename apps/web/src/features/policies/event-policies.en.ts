import type { th } from "./event-policies.th.ts";

export const en: typeof th = {
  title: "Policies of this event",
  hint: "Players read these and agree to them; everybody can open them from the event's page.",
  followDefault: (name) => `The main policy (${name})`,
  followNothing: "The main policy (there is none yet)",
  none: "None",
  read: (name) => `Read or change “${name}”`,
  write: "Write or change policies",
  named: (name, version) => `${name} · version ${version}`,
};
