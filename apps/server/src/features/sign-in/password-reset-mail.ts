const hourMs = 60 * 60_000;

/** How long a requested link can be used. */
export const linkLifeMs = hourMs;
/** An invitation waits until its reader opens their mail. */
export const invitationLifeMs = 72 * hourMs;

/** The key is in the fragment, which no browser sends to a server: so it is in no log and no referrer. */
export function passwordLink(publicUrl: string, key: string): string {
  return `${publicUrl}/auth/password-reset#${key}`;
}

/** The same for somebody who never had a password: the page welcomes them by the name with which they will sign in. */
export function invitationLink(link: string, username: string): string {
  return `${link}&for=${encodeURIComponent(username)}`;
}

/** The values for the placeholders of the message `password-reset`. */
export function resetMailValues(username: string, link: string): Record<"username" | "minutes" | "link", string> {
  return { username, minutes: String(linkLifeMs / 60_000), link };
}

/** The values for the placeholders of the message `invitation`. */
export function invitationMailValues(username: string, link: string): Record<"username" | "days" | "link", string> {
  return { username, days: String(invitationLifeMs / (24 * hourMs)), link };
}

/** How long the owner of an address may be away from their mail. */
export const undoLifeMs = 7 * 24 * hourMs;

export function undoLink(publicUrl: string, key: string): string {
  return `${publicUrl}/auth/email-undo#${key}`;
}

/** The values for the placeholders of the message `email-changed`. */
export function undoMailValues(username: string, link: string): Record<"username" | "days" | "link", string> {
  return { username, days: String(undoLifeMs / (24 * hourMs)), link };
}
