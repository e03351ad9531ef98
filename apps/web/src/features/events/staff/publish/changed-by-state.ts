/** Calls whose answers are others once an event's state is. */
export const changedByState = ["event-get", "event-list", "event-readiness-get"];
