import { useEffect } from "react";
import { useSession } from "../../lib/session/use-session.ts";
import { readUserCookie } from "../../lib/session/user-cookie.ts";

/**
 * The cookie opens the staff area, but the tokens may be missing: storage was cleared, or the cookie came from
 * elsewhere. The server would refuse every call, so the user signs in and returns to this page. A sign-out is different:
 * it also removes the cookie.
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
