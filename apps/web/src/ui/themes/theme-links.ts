const sheets: Readonly<Record<string, string>> = import.meta.glob(["./generated/*.css", "!./generated/swatches.css"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Included in every page's own style sheet. */
const built: readonly string[] = ["lara-light-indigo", "lara-dark-indigo"];

/** The address of a theme's token sheet; null when the page includes it already. */
export function themeLink(theme: string): string | null {
  return built.includes(theme) ? null : (sheets[`./generated/${theme}.css`] ?? null);
}
