import type { th } from "./offer-facts.th.ts";

export const en: typeof th = {
  gender: { any: "Men and women", M: "Men only", F: "Women only" },
  ages: (from, to) =>
    from !== null && to !== null ? `Age ${from}–${to}` : from !== null ? `Age ${from} and over` : `Age up to ${to}`,
  team: (from, to) => (from === to ? `Team of ${from}` : `Team of ${from}–${to}`),
  relay: (from, to) => (from === to ? `Relay of ${from}` : `Relay of ${from}–${to}`),
  mix: { men: "Men only", women: "Women only", mixed: "Mixed: women and men" },
  per: { person: "per person", team: "per team" },
  left: (count, unit) => {
    const units = { place: ["place", "places"], person: ["person", "people"], team: ["team", "teams"] } as const;
    return `${count} ${units[unit][count === "1" ? 0 : 1]} left`;
  },
  fewLeft: (left) => `Only ${left}`,
};
