import type { ReactNode } from "react";
import icon from "./icon.svg?url";
import type { Site } from "../lib/page/site.ts";
import { themeShown } from "../lib/settings/settings.ts";
import { PageContexts } from "./page-contexts.tsx";

/** The whole HTML document. Theme, scale and contrast are attributes, so that the settings can change them in place. */
export function Document({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return (
    <html
      lang={site.language}
      data-theme={themeShown(site)}
      data-scale={site.scale}
      data-contrast={site.contrast === "more" ? "more" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#4f46e5" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <PageContexts site={site}>{children}</PageContexts>
      </body>
    </html>
  );
}
