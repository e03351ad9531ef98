const sheets: Readonly<Record<string, string>> = import.meta.glob("./generated/components/*.css", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a theme's style sheet for staff components. */
export function componentsLink(theme: string): string | null {
  return sheets[`./generated/components/${theme}.css`] ?? null;
}
