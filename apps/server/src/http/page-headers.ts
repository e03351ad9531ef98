import { contentSecurityPolicy, crossOriginOpenerPolicy, referrerPolicy } from "helmet";
import { helmetHeaders } from "./helmet-headers.ts";

/**
 * Headers of every page. Scripts, styles and pictures come from here only; nothing inline runs; calls go to the three
 * configured APIs. Trusted Types: no text is ever turned into markup or code; the one policy names the service workers
 * that may be registered (lib/page/service-workers.ts of the web). The staff area's components add style elements of their
 * own; only those that know this page's nonce count.
 */
export function pageHeaders(
  apiUrls: { token: string; event: string; web: string },
  styleNonce: string,
): Record<string, string> {
  const apis = [
    ...new Set(
      Object.values(apiUrls)
        .filter((url) => !url.startsWith("/"))
        .map((url) => new URL(url).origin),
    ),
  ];
  const policy = contentSecurityPolicy({
    useDefaults: false,
    directives: {
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'", `'nonce-${styleNonce}'`],
      "img-src": ["'self'", "data:", "blob:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...apis],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["own-workers"],
    },
  });
  return {
    ...helmetHeaders(
      policy,
      referrerPolicy({ policy: "strict-origin-when-cross-origin" }),
      crossOriginOpenerPolicy({ policy: "same-origin" }),
    ),
    // helmet has none for this one
    "permissions-policy": "camera=(self), geolocation=(self), microphone=()",
    "cache-control": "no-cache",
    vary: "cookie, accept-encoding",
  };
}
