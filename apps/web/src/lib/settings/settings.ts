import { defaultLayout, validLayout, type LayoutChoices } from "./layout-config.ts";
import { defaultScale, toScale } from "./scale.ts";
import { defaultTheme, isTheme, schemeOf, type Scheme } from "./themes.ts";

/** The settings that the server needs to send a page in its final look. */
export interface Settings {
  readonly theme: string;
  readonly scale: number;
}

/** Everything that the browser remembers about the visitor's display settings. */
export interface LayoutConfig extends Settings, LayoutChoices {
  readonly colorScheme: Scheme;
}

const storageKey = "layout_config";
const yearSeconds = 60 * 60 * 24 * 365;

let config: LayoutConfig = { ...defaultLayout, theme: defaultTheme, scale: defaultScale, colorScheme: "light" };
const listeners = new Set<() => void>();

/** Reads the settings that the server rendered the page with; unknown values become the defaults. */
export function validSettings({ theme, scale }: Settings): Settings {
  return { theme: isTheme(theme) ? theme : defaultTheme, scale: toScale(scale) };
}

function validConfig(told: Settings & LayoutChoices): LayoutConfig {
  const settings = validSettings(told);
  return { ...settings, ...validLayout(told), colorScheme: schemeOf(settings.theme) };
}

function rememberedLayout(): LayoutChoices {
  try {
    return validLayout(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return defaultLayout;
  }
}

/** A store for `useSyncExternalStore`. */
export const settingsStore = {
  /** Theme and scale come from the page, which the server made by the cookies; only this browser knows the layout. */
  start(rendered: Settings): void {
    config = validConfig({ ...rememberedLayout(), ...rendered });
  },
  get: () => config,
  /** Stores a choice in local storage, and in cookies, so that the server renders the next page with it. */
  save(change: Partial<Settings & LayoutChoices>): void {
    config = validConfig({ ...config, ...change });
    localStorage.setItem(storageKey, JSON.stringify(config));
    for (const cookie of [`theme=${config.theme}`, `scale=${config.scale}`]) {
      document.cookie = `${cookie}; path=/; max-age=${yearSeconds}; samesite=lax`;
    }
    for (const tell of listeners) tell();
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
