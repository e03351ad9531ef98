// Why somebody finds themselves outside: said once, in the tab that it happened in.

const key = "sign_in_ended_at";
let taken: string | null = null;

/** Remembers over the reload where in the staff area a sign-in came to its end. */
export function rememberEndedAt(path: string): void {
  sessionStorage.setItem(key, path);
}

/** Whether there is something to say on this page. */
export function hasEnded(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** The path where it ended: as long as this page is open, and not on the next one. */
export function endedAt(): string | null {
  taken = sessionStorage.getItem(key) ?? taken;
  sessionStorage.removeItem(key);
  return taken;
}
