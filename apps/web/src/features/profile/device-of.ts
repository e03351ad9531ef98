/** The first match wins: most browsers also name others. */
const browsers = [
  ["Line/", "LINE"],
  ["FBAN|FBAV", "Facebook"],
  ["Edg(?:e|A|iOS)?/", "Edge"],
  ["OPR/|Opera", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/|FxiOS/", "Firefox"],
  ["Chrome/|CriOS/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X|Macintosh", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

export interface Device {
  readonly browser: string;
  readonly system: string;
  readonly kind: "phone" | "tablet" | "computer";
}

/**
 * The browser and system that a user agent names; undefined when nothing in it is known.
 * @example deviceOf("Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0")
 * // { browser: "Firefox", system: "Windows", kind: "computer" }
 */
export function deviceOf(userAgent: string): Device | undefined {
  const first = (among: readonly (readonly [string, string])[]) =>
    among.find(([pattern]) => new RegExp(pattern).test(userAgent))?.[1];
  const [browser, system] = [first(browsers), first(systems)];
  if (browser === undefined || system === undefined) return undefined;
  const isTablet = system === "iPad" || (system === "Android" && !/Mobile/.test(userAgent));
  const kind = isTablet ? "tablet" : system === "iPhone" || system === "Android" ? "phone" : "computer";
  return { browser, system, kind };
}
