import { canonicalHref } from "../i18n/language-link.ts";
import type { Site } from "./site.ts";

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the picture for social networks. Who fetches it has no cookie: it is asked for in the page's language. */
  readonly image?: string | undefined;
  /** The page's canonical path; default: the current path, without the query. */
  readonly path?: string;
  readonly hidden?: boolean;
}

/** An element of the head: its name and its attributes as they are written in HTML. */
export type HeadTag = readonly [name: "meta" | "link", attributes: Readonly<Record<string, string>>];

/** What a page says of itself to search engines and social networks, beside its title. */
export function headTags(
  { title, description, image, path, hidden = false }: PageHeadProps,
  { language, publicUrl }: Pick<Site, "language" | "publicUrl">,
  pathname: string,
): HeadTag[] {
  const href = (to: "th" | "en") => canonicalHref(publicUrl, path ?? pathname, to);
  const indexed: HeadTag[] = [
    ["link", { rel: "canonical", href: href(language) }],
    ["link", { rel: "alternate", hreflang: "th", href: href("th") }],
    ["link", { rel: "alternate", hreflang: "en", href: href("en") }],
    ["link", { rel: "alternate", hreflang: "x-default", href: href("th") }],
  ];
  return [
    ["meta", { name: "description", content: description }],
    ...(hidden ? ([["meta", { name: "robots", content: "noindex" }]] as const) : indexed),
    ["meta", { property: "og:type", content: "website" }],
    ["meta", { property: "og:site_name", content: "Time/Event" }],
    ["meta", { property: "og:title", content: title }],
    ["meta", { property: "og:description", content: description }],
    ["meta", { property: "og:url", content: href(language) }],
    ["meta", { property: "og:locale", content: language === "th" ? "th_TH" : "en_GB" }],
    ...(image
      ? ([["meta", { property: "og:image", content: canonicalHref(publicUrl, image, language) }]] as const)
      : []),
    ["meta", { name: "twitter:card", content: image ? "summary_large_image" : "summary" }],
  ];
}

/** Every element that `headTags` may name. */
const written =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name="twitter:card"], link[rel="canonical"], link[rel="alternate"]';

/** Puts a page's title and elements in the place of the former page's. */
export function writeHead(title: string, tags: readonly HeadTag[]): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(written)) old.remove();
  for (const [name, attributes] of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    document.head.append(element);
  }
}
