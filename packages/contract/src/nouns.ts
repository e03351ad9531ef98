/**
 * What calls are about. A reading call names the nouns that it shows, a changing call those that it changes. What a
 * change makes stale follows from the two: see `stale.ts`.
 */
export const nouns = [
  "user",
  "sign_in",
  "second_factor",
  "role",
  "menu",
  "job",
  "event",
  "privacy",
  "category",
  "place_pool",
  "category_template",
  "checkpoint",
  "course",
  "schedule",
  "device_key",
  "question",
  "add_on",
  "discount_code",
  "image",
  "policy",
  "entry",
  "order",
  "result",
  "saved_view",
  "club",
  "event_type",
  "penalty_rule",
  "payment_channel",
  "transfer",
  "refund",
  "statement",
  "message_template",
] as const;
export type Noun = (typeof nouns)[number];
