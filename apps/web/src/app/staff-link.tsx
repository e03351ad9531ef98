import { Link } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { useHydrated } from "../lib/page/use-hydrated.ts";
import { hasUserCookie } from "../lib/session/user-cookie.ts";
import { appMessages } from "./app.messages.ts";

/** The link to the staff area, or to the sign-in: by the cookie for which the staff area's guard asks. */
export function StaffLink() {
  const m = useMessages(appMessages);
  const isSignedIn = useHydrated() && hasUserCookie(document);
  return isSignedIn ? <Link to="/">{m.staffArea}</Link> : <Link to="/auth">{m.signIn}</Link>;
}
