/** The visitor's time zone: master data belongs to no event whose zone it could use. */
export function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
