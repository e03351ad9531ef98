import { useSyncExternalStore } from "react";
import { useSite } from "../../lib/page/site.ts";
import { settingsStore, themeShown, type Settings } from "../../lib/settings/settings.ts";
import { partnerOf, schemeOf, type Scheme } from "../../lib/settings/themes.ts";
import { showTheme } from "../../ui/themes/show-theme.ts";

export function useSettings(): Settings {
  const rendered = useSite();
  return useSyncExternalStore<Settings>(settingsStore.subscribe, settingsStore.get, () => rendered);
}

export async function chooseTheme(theme: string): Promise<void> {
  if (await showTheme(theme)) settingsStore.save({ theme, scheme: "own" });
}

/** Light or dark: the chosen theme or its partner; or whichever of the two the device prefers. */
export async function chooseScheme(choice: Scheme | "device"): Promise<void> {
  const { theme } = settingsStore.get();
  if (choice !== "device") return chooseTheme(schemeOf(theme) === choice ? theme : partnerOf(theme));
  if (await showTheme(themeShown({ theme, scheme: choice }))) settingsStore.save({ scheme: choice });
}

export function chooseContrast(contrast: Settings["contrast"]): void {
  document.documentElement.toggleAttribute("data-contrast", contrast === "more");
  if (contrast === "more") document.documentElement.dataset["contrast"] = contrast;
  settingsStore.save({ contrast });
}

export function chooseScale(scale: number): void {
  document.documentElement.dataset.scale = String(scale);
  settingsStore.save({ scale });
}
