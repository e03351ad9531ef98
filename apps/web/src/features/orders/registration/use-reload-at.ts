import { useEffect } from "react";
import { serverTimeAt } from "../../../lib/session/session.ts";

/** A moment later, so that the server's clock has certainly passed it. */
const laterMs = 1_500;

/** Asks again when a deadline has passed: the order is another one then. */
export function useReloadAt(at: number | null, reload: () => Promise<void>): void {
  useEffect(() => {
    if (at === null) return;
    const leftMs = at - serverTimeAt(Date.now());
    if (leftMs < 0) return;
    const timer = setTimeout(() => void reload(), leftMs + laterMs);
    return () => clearTimeout(timer);
  }, [at, reload]);
}
