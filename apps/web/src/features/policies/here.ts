/** The time zone of whoever looks: master data belongs to no event that would have one. */
export function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
