export type Scheme = "light" | "dark";

export const defaultTheme = "lara-light-indigo";
/** No theme to choose: the default one and its partner, whichever the device prefers. Public pages alone have it. */
export const deviceTheme = "device";

const lara = ["indigo", "blue", "purple", "teal", "cyan", "green", "amber", "pink"];
const sagaVela = ["blue", "green", "orange", "purple"];
const named = (prefix: string, colours: readonly string[]) => colours.map((colour) => `${prefix}-${colour}`);

/** The themes to choose from, in the groups of the original's settings panel: light and dark families. */
export const themeFamilies: readonly { name: string; scheme: Scheme; themes: readonly string[] }[] = [
  { name: "Lara", scheme: "light", themes: named("lara-light", lara) },
  { name: "Saga", scheme: "light", themes: named("saga", sagaVela) },
  {
    name: "Material",
    scheme: "light",
    themes: ["md-light-indigo", "md-light-deeppurple", "mdc-light-indigo", "mdc-light-deeppurple"],
  },
  { name: "Bootstrap", scheme: "light", themes: named("bootstrap4-light", ["blue", "purple"]) },
  {
    name: "Soho · Viva · Fluent · Tailwind",
    scheme: "light",
    themes: ["soho-light", "viva-light", "fluent-light", "tailwind-light"],
  },
  {
    name: "Nova · Mira · Nano · Rhea",
    scheme: "light",
    themes: ["nova", "nova-alt", "nova-accent", "mira", "nano", "rhea"],
  },
  { name: "Lara", scheme: "dark", themes: named("lara-dark", lara) },
  { name: "Vela", scheme: "dark", themes: named("vela", sagaVela) },
  { name: "Arya", scheme: "dark", themes: named("arya", sagaVela) },
  {
    name: "Material",
    scheme: "dark",
    themes: ["md-dark-indigo", "md-dark-deeppurple", "mdc-dark-indigo", "mdc-dark-deeppurple"],
  },
  { name: "Bootstrap", scheme: "dark", themes: named("bootstrap4-dark", ["blue", "purple"]) },
  { name: "Soho · Viva", scheme: "dark", themes: ["soho-dark", "viva-dark"] },
  { name: "Luna", scheme: "dark", themes: named("luna", ["amber", "blue", "green", "pink"]) },
];

const schemes = new Map(themeFamilies.flatMap(({ scheme, themes }) => themes.map((theme) => [theme, scheme] as const)));

export function isTheme(name: string): boolean {
  return schemes.has(name);
}

export function schemeOf(theme: string): Scheme {
  return schemes.get(theme) ?? "light";
}

/** Families whose light and dark themes have names other than light/dark. */
const partners: readonly (readonly [string, string])[] = [
  ["-light", "-dark"],
  ["saga-", "vela-"],
];

/** The same theme in the other scheme; the default theme when it has no partner. */
export function partnerOf(theme: string): string {
  for (const [light, dark] of partners) {
    const other = theme.includes(light) ? theme.replace(light, dark) : theme.replace(dark, light);
    if (other !== theme && isTheme(other)) return other;
  }
  return schemeOf(theme) === "light" ? "lara-dark-indigo" : defaultTheme;
}
