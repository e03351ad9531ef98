import type { FastifyRequest } from "fastify";

/** What a browser's cookies say about its visitor: how pages are shown, and a hint that somebody is signed in. */
export interface Visitor {
  readonly language: "th" | "en";
  readonly theme: string;
  /** Light or dark as the theme is, or as the visitor's device is. */
  readonly scheme: "own" | "device";
  readonly contrast: "normal" | "more";
  readonly scale: number;
  readonly signedIn: boolean;
}

const defaultTheme = "lara-light-indigo";
const defaultScale = 14;

/** Thai first: a link with `?lang=en` chooses English, and a cookie remembers it. */
export function readVisitor(request: FastifyRequest): Visitor {
  const { lang, theme, scheme, contrast, scale, user } = request.cookies;
  const asked = (request.query as { lang?: unknown }).lang;
  const language = asked === "en" || asked === "th" ? asked : lang === "en" ? "en" : "th";
  const size = Number(scale);
  return {
    language,
    theme: /^[a-z0-9-]{1,40}$/.test(theme ?? "") ? theme! : defaultTheme,
    scheme: scheme === "device" ? scheme : "own",
    contrast: contrast === "more" ? contrast : "normal",
    scale: size >= 12 && size <= 16 ? size : defaultScale,
    signedIn: user !== undefined,
  };
}
