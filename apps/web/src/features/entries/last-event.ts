const key = "entries-event";

/** The event whose entries were looked at last in this browser; a convenience, nothing depends on it. */
export function rememberEvent(eventId: number): void {
  try {
    localStorage.setItem(key, String(eventId));
  } catch {
    // a browser that keeps nothing forgets this too
  }
}

export function lastEvent(): number | null {
  try {
    return Number(localStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}
