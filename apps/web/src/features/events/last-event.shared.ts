const key = "entries-event";

/** The event that this browser showed last in a list of staff. Only a convenience: nothing depends on it. */
export function rememberEvent(eventId: number): void {
  try {
    localStorage.setItem(key, String(eventId));
  } catch {
    // a browser that blocks storage forgets the event
  }
}

export function lastEvent(): number | null {
  try {
    return Number(localStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}
