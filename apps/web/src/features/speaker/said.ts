import { useState } from "react";

/** So many marks are kept: nobody who came longer ago is on the screen. */
const mostKept = 200;

const keyOf = (eventId: number) => `speaker-said-${eventId}`;

function readSaid(eventId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((bib) => typeof bib === "string") : [];
  } catch {
    return [];
  }
}

/** Of whom the speaker has spoken: kept on this device, so that a reload forgets nobody. */
export function useSaid(eventId: number) {
  const [said, setSaid] = useState(() => readSaid(eventId));
  function note(bib: string, isSaid: boolean): void {
    const others = said.filter((each) => each !== bib);
    const next = isSaid ? [...others, bib].slice(-mostKept) : others;
    setSaid(next);
    try {
      localStorage.setItem(keyOf(eventId), JSON.stringify(next));
    } catch {
      // a full store: the marks last as long as this page
    }
  }
  return { isSaid: (bib: string) => said.includes(bib), note };
}
