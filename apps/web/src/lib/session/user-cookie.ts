import { userCookie } from "@time-event/contract/user-cookie";

interface CookieUser {
  readonly username: string;
}

/** An object with cookies: the document. */
export interface Cookies {
  cookie: string;
}

/** Whether there is a `user` cookie. */
export function hasUserCookie({ cookie }: Cookies): boolean {
  return /(?:^|; )user=/.test(cookie);
}

/** The user that the `user` cookie names; null: no cookie, or it cannot be read. */
export function readUserCookie({ cookie }: Cookies): CookieUser | null {
  const found = /(?:^|; )user=([^;]*)/.exec(cookie)?.[1];
  if (found === undefined) return null;
  try {
    return userCookie.parse(JSON.parse(decodeURIComponent(found)));
  } catch {
    return null;
  }
}

/**
 * @param lifeMs how long the sign-in can still be refreshed: the cookie must not outlive it. Undefined: nobody knows, and
 *   the cookie goes with the browser
 */
export function writeUserCookie(cookies: Cookies, { username }: CookieUser, lifeMs: number | undefined): void {
  const value = encodeURIComponent(JSON.stringify({ username }));
  const life = lifeMs === undefined ? "" : ` max-age=${Math.max(0, Math.floor(lifeMs / 1000))};`;
  cookies.cookie = `user=${value}; path=/;${life} samesite=lax`;
}

export function removeUserCookie(cookies: Cookies): void {
  cookies.cookie = "user=; path=/; max-age=0; samesite=lax";
}
