import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; updates when that changes. In the browser only. @example useMedia(breakpoints.desktop) */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
