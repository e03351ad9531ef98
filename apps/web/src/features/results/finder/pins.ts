import { useSyncExternalStore } from "react";

/** A runner whom this device follows. */
export interface Pin {
  readonly event: string;
  readonly bib: string;
}

const storageKey = "followed_runners";
/** So many fit on a phone above a list. */
const mostPins = 12;
const none: readonly Pin[] = [];

const listeners = new Set<() => void>();
let kept: readonly Pin[] | null = null;

/** Followed runners stay on this device: nobody else learns whom a family looks for. */
const pins = {
  get(): readonly Pin[] {
    kept ??= read();
    return kept;
  },
  toggle(pin: Pin): void {
    const others = pins.get().filter((each) => !isSame(each, pin));
    kept = others.length < pins.get().length ? others : [pin, ...others].slice(0, mostPins);
    try {
      localStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing follows until the page is left
    }
    for (const tell of listeners) tell();
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

export function usePins(): readonly Pin[] {
  return useSyncExternalStore(pins.subscribe, pins.get, () => none);
}

export const togglePin = pins.toggle;

export function isSame(one: Pin, other: Pin): boolean {
  return one.event === other.event && one.bib === other.bib;
}

function read(): readonly Pin[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPin).slice(0, mostPins) : none;
  } catch {
    return none;
  }
}

function isPin(value: unknown): value is Pin {
  const { event, bib } = (value ?? {}) as Partial<Record<keyof Pin, unknown>>;
  return typeof event === "string" && typeof bib === "string";
}
