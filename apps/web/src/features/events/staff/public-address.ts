/**
 * The public address of an event, as people type it. @example publicAddress("doi-suthep-10k") //
 * "race.example.org/register/events/doi-suthep-10k"
 */
export function publicAddress(slug: string): string {
  return `${location.host}/register/events/${slug}`;
}
