// Why the user is signed out: shown once, in the tab where it happened.

const key = "sign_in_ended_at";
let taken: string | null = null;

/** Remembers, across the reload, the staff page on which the sign-in ended. */
export function rememberEndedAt(path: string): void {
  sessionStorage.setItem(key, path);
}

/** Whether this page has something to say. */
export function hasEnded(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** The path where the sign-in ended: while this page is open, but not on the next one. */
export function endedAt(): string | null {
  taken = sessionStorage.getItem(key) ?? taken;
  sessionStorage.removeItem(key);
  return taken;
}
