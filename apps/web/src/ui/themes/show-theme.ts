/** Puts a theme in force on the open page, once its sheets are there: no moment is shown without one. */
export async function showTheme(theme: string): Promise<void> {
  const { themeLink } = await import("./theme-links.ts");
  const sheets = [themeLink(theme)];
  if (componentsAreShown) sheets.push((await import("./components-links.ts")).componentsLink(theme));
  await Promise.all(sheets.filter((href) => href !== null).map(loadSheet));
  document.documentElement.dataset.theme = theme;
}

let componentsAreShown = false;

/** From now on a theme is its components' sheet, too: the staff area is open. Resolved when the one in force is there. */
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
