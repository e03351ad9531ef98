import { useLocation } from "react-router";
import { useSession } from "../../lib/session/use-session.ts";

/** Where users add a second factor. */
export const securityPath = "/profile/security";

/** Whether this page waits: the installation asks this user for a second factor before their rights begin. */
export function useMissingSecondFactor(): boolean {
  const { user } = useSession();
  const { pathname } = useLocation();
  return user?.needsSecondFactor === true && !pathname.startsWith("/profile") && !pathname.startsWith("/documentation");
}
