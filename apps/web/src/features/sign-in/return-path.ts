/**
 * Where to go after signing in: the path that `?next=` names on this very site, or the staff area's start. An address
 * elsewhere would let a link of ours lead a freshly signed-in user into somebody's trap.
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
