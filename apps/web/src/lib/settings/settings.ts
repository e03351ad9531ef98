import { defaultScale, toScale } from "./scale.ts";
import { defaultTheme, isTheme, schemeOf } from "./themes.ts";

export interface Settings {
  readonly theme: string;
  readonly scale: number;
}

const storageKey = "layout_config";
const yearSeconds = 60 * 60 * 24 * 365;

let settings: Settings = { theme: defaultTheme, scale: defaultScale };
const listeners = new Set<() => void>();

/** Takes up what the page was rendered with; unknown values become the defaults. */
export function validSettings({ theme, scale }: Settings): Settings {
  return { theme: isTheme(theme) ? theme : defaultTheme, scale: toScale(scale) };
}

/** A store for `useSyncExternalStore`. */
export const settingsStore = {
  start(rendered: Settings): void {
    settings = validSettings(rendered);
  },
  get: () => settings,
  /** Keeps a choice in local storage, and in cookies so that the server's next page comes in it without a flash. */
  save(change: Partial<Settings>): void {
    settings = validSettings({ ...settings, ...change });
    const { theme, scale } = settings;
    localStorage.setItem(storageKey, JSON.stringify({ theme, scale, colorScheme: schemeOf(theme) }));
    for (const cookie of [`theme=${theme}`, `scale=${scale}`]) {
      document.cookie = `${cookie}; path=/; max-age=${yearSeconds}; samesite=lax`;
    }
    for (const tell of listeners) tell();
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
