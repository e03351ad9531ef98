import { useLocation } from "react-router";
import { canonicalHref } from "../i18n/language-link.ts";
import { useSite } from "./site.ts";

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Path of the picture for social networks. */
  readonly image?: string | undefined;
  /** The page's canonical path; default: the current path, without the query. */
  readonly path?: string;
  readonly hidden?: boolean;
}

/**
 * Title, description, canonical address, address in the other language, and social cards; React moves them to the
 * head.
 */
export function PageHead({ title, description, image, path, hidden = false }: PageHeadProps) {
  const { language, publicUrl } = useSite();
  const { pathname } = useLocation();
  const href = (to: "th" | "en") => canonicalHref(publicUrl, path ?? pathname, to);
  const whole = `${title} · Time/Event`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={href(language)} />
          <link rel="alternate" hrefLang="th" href={href("th")} />
          <link rel="alternate" hrefLang="en" href={href("en")} />
          <link rel="alternate" hrefLang="x-default" href={href("th")} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Time/Event" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={href(language)} />
      <meta property="og:locale" content={language === "th" ? "th_TH" : "en_GB"} />
      {image && <meta property="og:image" content={new URL(image, publicUrl).href} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
