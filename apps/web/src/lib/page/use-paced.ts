import { useEffect, useRef, useState } from "react";

/** A value that changes at once after a pause, and else not more often than every `ms`. */
export function usePaced<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const notBefore = useRef(0);
  useEffect(() => {
    const wait = setTimeout(
      () => {
        notBefore.current = performance.now() + ms;
        setShown(value);
      },
      Math.max(0, notBefore.current - performance.now()),
    );
    return () => clearTimeout(wait);
  }, [value, ms]);
  return shown;
}
