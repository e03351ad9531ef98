import { expect, it } from "vitest";
import { pageHeaders } from "./page-headers.ts";

/** A policy by its directives. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name, ...values] = directive.trim().split(" ");
      return [name, values.join(" ")];
    }),
  );

it("lets a page run, show and call what is named, and nothing else", () => {
  const apiUrls = { token: "https://id.example.org/api/auth", event: "/api/event", web: "/api/web" };
  const { "content-security-policy": policy, ...others } = pageHeaders(apiUrls, "Nonce_-1");
  expect(directives(policy!)).toEqual({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'nonce-Nonce_-1'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self' https://id.example.org",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "own-workers",
  });
  expect(others).toEqual({
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=()",
    "cache-control": "no-cache",
    vary: "cookie, accept-encoding",
  });
});
