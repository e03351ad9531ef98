import { defaultTheme, deviceTheme, partnerOf } from "../../lib/settings/themes.ts";

let componentsAreShown = false;
/** The theme that was asked for last: the sheets of another one may arrive after its own. */
let wanted: string | undefined;

/**
 * Applies a theme to the open page after its sheets have loaded, so that the page is never without style.
 * @returns false: another theme was asked for meanwhile, and the page shows that one
 */
export async function showTheme(asked: string): Promise<boolean> {
  const theme = asked === deviceTheme && componentsAreShown ? themeOfDevice() : asked;
  wanted = theme;
  const { themeLink } = await import("./theme-links.ts");
  const sheets = [themeLink(theme)];
  if (componentsAreShown) sheets.push((await import("./components-links.ts")).componentsLink(theme));
  await Promise.all(sheets.filter((href) => href !== null).map(loadSheet));
  if (wanted !== theme) return false;
  document.documentElement.dataset.theme = theme;
  return true;
}

/** The components of the staff area have no sheet that follows the device. */
function themeOfDevice(): string {
  return matchMedia("(prefers-color-scheme: dark)").matches ? partnerOf(defaultTheme) : defaultTheme;
}

/**
 * The staff area is open: from now on a theme includes its components' sheet. Resolves when the current one is loaded.
 */
export async function dressComponents(): Promise<void> {
  componentsAreShown = true;
  await showTheme(wanted ?? document.documentElement.dataset.theme ?? "");
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
