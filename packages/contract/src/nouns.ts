/**
 * What calls are about. A reading call names those that it shows, a changing one those that it changes, and what a
 * change makes stale follows from the two: see `stale.ts`.
 */
export const nouns = [
  "user",
  "sign_in",
  "role",
  "menu",
  "job",
  "event",
  "privacy",
  "category",
  "category_template",
  "checkpoint",
  "course",
  "schedule",
  "device_key",
  "question",
  "add_on",
  "image",
  "policy",
  "entry",
  "result",
  "saved_view",
  "club",
  "event_type",
  "penalty_rule",
  "payment_channel",
  "message_template",
] as const;
export type Noun = (typeof nouns)[number];
