import type { th } from "./public.th.ts";

export const en: typeof th = {
  provisional: (n) => `Provisional results, list ${n}`,
  official: (n) => `Official results, list ${n}`,
  publishedAt: (at) => `, published ${at}`,
  protestUntil: (at) => `Protests until ${at}`,
  left: (minutes) => `${minutes} min left`,
  changedSince: (n) => `${n} results changed since`,
  hash: "Fingerprint of this list",
  history: "This player in each published list",
  place: (overall) => `place ${overall}`,
  genderPlace: (place) => `${place} in gender`,
  groupPlace: (place) => `${place} in age group`,
  number: (n) => `List ${n}`,
  states: { provisional: "provisional", official: "official" },
};
