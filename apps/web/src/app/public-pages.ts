/** Every public page: its path, and its module below `features/`. The build reads this list too. */
export const publicPages: readonly (readonly [path: string, name: string])[] = [
  ["landing", "landing/landing-page"],
  // the register area's own address shows its list, too
  ["register/event-list?", "events/event-list-page"],
  ["register/events/:event", "events/event-page"],
  ["register/events/:event/enter", "orders/enter-page"],
  ["register/events/:event/results", "results/results-page"],
  ["register/events/:event/results/:bib", "results/player-page"],
  ["register/events/:event/start-list", "players/start-list-page"],
  ["register/events/:event/policies/:kind", "policies/policy-page"],
  ["register/registration", "orders/registration-page"],
  ["register/find", "orders/find-registration-page"],
  ["checkpoint", "checkpoints/checkpoint-events-page"],
  ["checkpoint/:event", "checkpoints/checkpoints-page"],
  ["auth", "sign-in/sign-in-page"],
  ["auth/forgotten-password", "sign-in/forgotten-password-page"],
  ["auth/password-reset", "sign-in/password-reset-page"],
  ["auth/email-undo", "sign-in/email-undo-page"],
  ["auth/access-denied", "sign-in/access-denied-page"],
  ["auth/error", "sign-in/sign-in-error-page"],
  ["documentation/api", "documentation/api-page"],
  ["notfound", "not-found/not-found-page"],
];
