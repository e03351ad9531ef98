/** The zone in which whoever looks at the screen reads times that belong to no event. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
