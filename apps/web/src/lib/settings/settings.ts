import { defaultLayout, validLayout, type LayoutChoices } from "./layout-config.ts";
import { defaultScale, toScale } from "./scale.ts";
import { defaultTheme, deviceTheme, isTheme, schemeOf, type Scheme } from "./themes.ts";

/** The settings that the server needs to send a page in its final look. */
export interface Settings {
  readonly theme: string;
  /** Public pages are light or dark as the theme is, or as the visitor's device is. */
  readonly scheme: "own" | "device";
  /** Of public pages. */
  readonly contrast: "normal" | "more";
  readonly scale: number;
}

/** Everything that the browser remembers about the visitor's display settings. */
export interface LayoutConfig extends Settings, LayoutChoices {
  readonly colorScheme: Scheme;
}

const storageKey = "layout_config";
const yearSeconds = 60 * 60 * 24 * 365;

let config: LayoutConfig = {
  ...defaultLayout,
  theme: defaultTheme,
  scheme: "own",
  contrast: "normal",
  scale: defaultScale,
  colorScheme: "light",
};
const listeners = new Set<() => void>();

/** Reads the settings that the server rendered the page with; unknown values become the defaults. */
export function validSettings({ theme, scheme, contrast, scale }: Settings): Settings {
  return { theme: isTheme(theme) ? theme : defaultTheme, scheme, contrast, scale: toScale(scale) };
}

/** The theme that a page comes in. */
export function themeShown({ theme, scheme }: Pick<Settings, "theme" | "scheme">): string {
  return scheme === "device" ? deviceTheme : theme;
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
    // what only public pages have is in the cookies alone
    const { scheme: _scheme, contrast: _contrast, ...layout } = config;
    localStorage.setItem(storageKey, JSON.stringify(layout));
    for (const name of ["theme", "scheme", "contrast", "scale"] as const) {
      if (name in change) document.cookie = `${name}=${config[name]}; path=/; max-age=${yearSeconds}; samesite=lax`;
    }
    for (const tell of listeners) tell();
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
