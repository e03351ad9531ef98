/** Where an order of an event is filled in. */
export function wizardPath(event: string): string {
  return `/register/events/${event}/enter`;
}
