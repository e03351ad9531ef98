const hourMs = 60 * 60_000;

/** How long a link that somebody asked for can be used. */
export const linkLifeMs = hourMs;
/** An invitation waits until somebody reads their mail. */
export const invitationLifeMs = 72 * hourMs;

/** The key stands in the fragment, which no browser sends to a server: it is in no log and in no referrer. */
export function passwordLink(publicUrl: string, key: string): string {
  return `${publicUrl}/auth/password-reset#${key}`;
}

/** What the message `password-reset` is filled in with. */
export function resetMailValues(username: string, link: string): Record<"username" | "minutes" | "link", string> {
  return { username, minutes: String(linkLifeMs / 60_000), link };
}

/** What the message `invitation` is filled in with. */
export function invitationMailValues(username: string, link: string): Record<"username" | "days" | "link", string> {
  return { username, days: String(invitationLifeMs / (24 * hourMs)), link };
}
