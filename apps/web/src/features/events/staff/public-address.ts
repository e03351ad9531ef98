/** Where the public finds an event, as one would type it. @example publicAddress("doi-suthep-10k") // "race.example.org/register/events/doi-suthep-10k" */
export function publicAddress(slug: string): string {
  return `${location.host}/register/events/${slug}`;
}
