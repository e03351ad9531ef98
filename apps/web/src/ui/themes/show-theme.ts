/** Puts a theme in force on the open page, once its sheet is there. */
export async function showTheme(theme: string): Promise<void> {
  const { themeLink } = await import("./theme-links.ts");
  const href = themeLink(theme);
  if (href && !document.querySelector(`link[href="${href}"]`)) await loaded(href);
  document.documentElement.dataset.theme = theme;
}

async function loaded(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
}
