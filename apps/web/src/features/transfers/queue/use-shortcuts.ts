import { useEffectEvent, useLayoutEffect } from "react";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

/** Listens to keys, but not to those that somebody types into a field, and not behind an open dialog. */
export function useShortcuts(isOn: boolean, press: (shortcut: Shortcut) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = Boolean((event.target as Element | null)?.closest("input, textarea, select"));
    if (event.defaultPrevented || event.repeat || isTyping || document.querySelector("[role=dialog]")) return;
    const shortcut = shortcutOf(event);
    if (!shortcut) return;
    event.preventDefault();
    press(shortcut);
  });
  // with the queue itself: a key pressed as soon as it is seen is not lost
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, [isOn]);
}
