const storageKey = "told_events";

/** The events of which this device is told by notifications. */
export function toldEvents(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function noteTold(event: string, isTold: boolean): void {
  const others = toldEvents().filter((each) => each !== event);
  try {
    localStorage.setItem(storageKey, JSON.stringify(isTold ? [...others, event] : others));
  } catch {
    // a browser that keeps nothing is told as long as it is subscribed
  }
}
