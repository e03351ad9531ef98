/** The visitor's own time zone, for times that belong to no event. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
