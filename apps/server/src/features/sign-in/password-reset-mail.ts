/** How long a link can be used. */
export const linkLifeMs = 60 * 60_000;

/** The key stands in the fragment, which no browser sends to a server: it is in no log and in no referrer. */
export function resetLink(publicUrl: string, key: string): string {
  return `${publicUrl}/auth/password-reset#${key}`;
}

/** What the message `password-reset` is filled in with. */
export function resetMailValues(username: string, link: string): Record<"username" | "minutes" | "link", string> {
  return { username, minutes: String(linkLifeMs / 60_000), link };
}
