import { useSyncExternalStore } from "react";
import { settingsStore, type LayoutConfig } from "../../lib/settings/settings.ts";

/** How the user arranged the staff area; in the browser only. */
export function useLayoutConfig(): LayoutConfig {
  return useSyncExternalStore(settingsStore.subscribe, settingsStore.get, settingsStore.get);
}
