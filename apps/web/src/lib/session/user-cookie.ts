import { userCookie } from "@time-event/contract/sign-in";

interface CookieUser {
  readonly username: string;
}

/** Where cookies are: the document. */
export interface Cookies {
  cookie: string;
}

/** Who the `user` cookie says is signed in; null: there is none that can be read. */
export function readUserCookie({ cookie }: Cookies): CookieUser | null {
  const found = /(?:^|; )user=([^;]*)/.exec(cookie)?.[1];
  if (found === undefined) return null;
  try {
    return userCookie.parse(JSON.parse(decodeURIComponent(found)));
  } catch {
    return null;
  }
}

/** @param lifeMs how long the sign-in can still be refreshed: a hint of one that is over would be a wrong one */
export function writeUserCookie(cookies: Cookies, { username }: CookieUser, lifeMs: number): void {
  const value = encodeURIComponent(JSON.stringify({ username }));
  cookies.cookie = `user=${value}; path=/; max-age=${Math.max(0, Math.floor(lifeMs / 1000))}; samesite=lax`;
}

export function removeUserCookie(cookies: Cookies): void {
  cookies.cookie = "user=; path=/; max-age=0; samesite=lax";
}
