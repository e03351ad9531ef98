import { useSyncExternalStore } from "react";
import { useSite } from "../../lib/page/site.ts";
import { settingsStore, type Settings } from "../../lib/settings/settings.ts";
import { showTheme } from "../../ui/themes/show-theme.ts";

export function useSettings(): Settings {
  const rendered = useSite();
  return useSyncExternalStore<Settings>(settingsStore.subscribe, settingsStore.get, () => rendered);
}

export async function chooseTheme(theme: string): Promise<void> {
  if (await showTheme(theme)) settingsStore.save({ theme });
}

export function chooseScale(scale: number): void {
  document.documentElement.dataset.scale = String(scale);
  settingsStore.save({ scale });
}
