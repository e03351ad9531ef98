import { Link } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { useSession } from "../lib/session/use-session.ts";
import { appMessages } from "./app.messages.ts";

/** The link to the staff area, or to the sign-in. */
export function StaffLink() {
  const m = useMessages(appMessages);
  const { user } = useSession();
  return user === null ? <Link to="/auth">{m.signIn}</Link> : <Link to="/">{m.staffArea}</Link>;
}
