/** Addresses that search engines should know: the public pages of every public event, in both languages. */
export function sitemap(slugs: readonly string[], publicUrl: string): string {
  const paths = [
    "/landing",
    "/register/event-list",
    "/checkpoint",
    ...slugs.flatMap((slug) => {
      const page = `/register/events/${slug}`;
      return [page, `${page}/results`, `${page}/start-list`];
    }),
  ];
  const entries = paths.map((path) => {
    const thai = `${publicUrl}${path}`;
    const english = `${thai}?lang=en`;
    return (
      `<url><loc>${thai}</loc>` +
      `<xhtml:link rel="alternate" hreflang="th" href="${thai}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/></url>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
