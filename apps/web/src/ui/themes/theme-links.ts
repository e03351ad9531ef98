const sheets: Readonly<Record<string, string>> = import.meta.glob(["./generated/*.css", "!./generated/swatches.css"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Part of every page's own style sheet. */
const built: readonly string[] = ["lara-light-indigo", "lara-dark-indigo"];

/** The address of a theme's token sheet; null where the page has it already. */
export function themeLink(theme: string): string | null {
  return built.includes(theme) ? null : (sheets[`./generated/${theme}.css`] ?? null);
}
