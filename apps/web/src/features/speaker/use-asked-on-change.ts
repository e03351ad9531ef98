import { useEffect, useRef } from "react";

const leastMs = 1_000;

/**
 * Asks when the version of the results is another than before: at once, and in a rush once a second.
 * @param version undefined: nothing is known of it yet
 */
export function useAskedOnChange(version: number | undefined, ask: () => unknown): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(version);
  const askedAt = useRef(0);
  useEffect(() => {
    const isNew = known.current !== undefined && version !== known.current;
    known.current = version;
    if (!isNew) return;
    waiting.current ??= setTimeout(
      () => {
        waiting.current = undefined;
        askedAt.current = Date.now();
        ask();
      },
      Math.max(0, askedAt.current + leastMs - Date.now()),
    );
  }, [version, ask]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    },
    [],
  );
}
