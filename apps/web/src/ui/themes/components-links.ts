const sheets: Readonly<Record<string, string>> = import.meta.glob("./generated/components/*.css", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of the sheet that dresses the staff area's components in a theme. */
export function componentsLink(theme: string): string | null {
  return sheets[`./generated/components/${theme}.css`] ?? null;
}
