import { useEffect, useState } from "react";
import { createPace } from "./pace.ts";

/** A value that changes at once after a pause, and else not more often than every `ms`. */
export function usePaced<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const [pace] = useState(() => createPace<T>(ms, (next) => setShown(() => next)));
  useEffect(() => {
    pace.next(value);
    return pace.stop;
  }, [pace, value]);
  return shown;
}
