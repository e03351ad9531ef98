import { useState } from "react";

const key = "kit-desk";

function readName(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** What this desk calls itself: kept on this device. */
export function useDeskName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(readName);
  function change(next: string): void {
    setName(next);
    try {
      localStorage.setItem(key, next.trim());
    } catch {
      // a full store: the name lasts as long as this page
    }
  }
  return [name, change];
}
