import { useSyncExternalStore } from "react";
import { type KnownOrder, orderKeys } from "./order-keys.ts";

const none: readonly KnownOrder[] = [];

/** The orders that this device may open, the newest first; none on the server and while the page starts. */
export function useOrderKeys(): readonly KnownOrder[] {
  return useSyncExternalStore(orderKeys.subscribe, orderKeys.list, () => none);
}
