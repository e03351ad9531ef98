import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while its page is taken over, true ever after: for what only JavaScript can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
