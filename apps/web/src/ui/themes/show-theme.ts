/** Applies a theme to the open page after its sheets have loaded, so that the page is never without style. */
export async function showTheme(theme: string): Promise<void> {
  const { themeLink } = await import("./theme-links.ts");
  const sheets = [themeLink(theme)];
  if (componentsAreShown) sheets.push((await import("./components-links.ts")).componentsLink(theme));
  await Promise.all(sheets.filter((href) => href !== null).map(loadSheet));
  document.documentElement.dataset.theme = theme;
}

let componentsAreShown = false;

/**
 * The staff area is open: from now on a theme includes its components' sheet. Resolves when the current one is loaded.
 */
export async function dressComponents(): Promise<void> {
  componentsAreShown = true;
  await showTheme(document.documentElement.dataset.theme ?? "");
}

async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
}
