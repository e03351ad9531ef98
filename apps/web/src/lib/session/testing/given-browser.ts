import type { Cookies } from "../user-cookie.ts";

/** Local storage that works like a browser's. */
export function givenStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(items));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** `document.cookie` like a browser's: an assignment sets one cookie, reading gives all names and values. */
export function givenCookies(): Cookies & { readonly assigned: string[] } {
  const kept = new Map<string, string>();
  const assigned: string[] = [];
  return {
    assigned,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text) {
      assigned.push(text);
      const [pair = ""] = text.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (/max-age=0(;|$)/.test(text)) kept.delete(name);
      else kept.set(name, value);
    },
  };
}
