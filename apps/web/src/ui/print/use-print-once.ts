import { useEffect, useEffectEvent } from "react";

/** Prints the page as soon as it is ready, once, and says when that is over: the page may have loaded more rows only for it. */
export function usePrintOnce(isReady: boolean, onPrinted: () => void): void {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    if (!isReady) return undefined;
    const over = () => printed();
    addEventListener("afterprint", over);
    print();
    return () => removeEventListener("afterprint", over);
  }, [isReady]);
}
