/**
 * The page to open after sign-in: the path in `?next=`, or the start of the staff area. Only paths of this site count:
 * otherwise a link to us could send a user who has just signed in to an attacker's site.
 * @example returnPath("?next=%2Fmanage%2Fevents", "https://race.example") // "/manage/events"
 */
export function returnPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  if (!next.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && !isSignIn(url.pathname);
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : "/";
}

function isSignIn(pathname: string): boolean {
  return pathname === "/auth" || pathname.startsWith("/auth/");
}
