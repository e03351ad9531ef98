import { useEffect } from "react";
import { useSession } from "../../lib/session/use-session.ts";
import { readUserCookie } from "../../lib/session/user-cookie.ts";

/**
 * The cookie lets somebody into the staff area whose tokens are not here (any more): storage was cleared, or the cookie
 * came from elsewhere. Every call would be refused, so they sign in, and come back to where they are. Signing out takes
 * the cookie along and is not this.
 */
export function useLostSignIn(alive: boolean): boolean {
  const { user } = useSession();
  const isLost = alive && user === null && readUserCookie(document) !== null;
  useEffect(() => {
    if (!isLost) return;
    const { pathname, search, hash } = location;
    location.replace(`/auth?next=${encodeURIComponent(pathname + search + hash)}`);
  }, [isLost]);
  return isLost;
}
