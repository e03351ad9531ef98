import { defaultLayout, validLayout, type LayoutChoices } from "./layout-config.ts";
import { defaultScale, toScale } from "./scale.ts";
import { defaultTheme, isTheme, schemeOf, type Scheme } from "./themes.ts";

/** What the server must know to send a page as it will be seen. */
export interface Settings {
  readonly theme: string;
  readonly scale: number;
}

/** Everything that is remembered of how somebody likes to see the product. */
export interface LayoutConfig extends Settings, LayoutChoices {
  readonly colorScheme: Scheme;
}

const storageKey = "layout_config";
const yearSeconds = 60 * 60 * 24 * 365;

let config: LayoutConfig = { ...defaultLayout, theme: defaultTheme, scale: defaultScale, colorScheme: "light" };
const listeners = new Set<() => void>();

/** Takes up what the page was rendered with; unknown values become the defaults. */
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
  /** Theme and scale come from the page, which the server made by the cookies; the layout only this browser knows. */
  start(rendered: Settings): void {
    config = validConfig({ ...rememberedLayout(), ...rendered });
  },
  get: () => config,
  /** Keeps a choice in local storage, and in cookies so that the server's next page comes in it without a flash. */
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
