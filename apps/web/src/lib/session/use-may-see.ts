import type { UserInfo } from "@time-event/contract/sign-in";
import { may, mayAnywhere } from "@time-event/domain/access/permissions";
import { usePageRight } from "../page/page-right.ts";
import { useSession } from "./use-session.ts";

/**
 * Whether a page opens for the user: at an event, or at any. Of somebody whose rights nobody told us, the pages open and
 * the server decides at each call.
 * @example const maySee = useMaySee(); maySee("/manage/events/7/reads", 7)
 */
export function useMaySee(): (path: string, eventId?: number) => boolean {
  const pageRight = usePageRight();
  const { user } = useSession();
  return (path, eventId) => {
    const right = pageRight(path);
    if (right === null) return true;
    if (user === null || !areRightsTold(user)) return true;
    return eventId === undefined ? mayAnywhere(user).has(right) : may(user, right, eventId);
  };
}

/** The cookie alone tells no rights, and neither do the tokens of some services. */
function areRightsTold({ signInId, permissions, eventPermissions }: UserInfo): boolean {
  return signInId !== undefined || permissions.length > 0 || Object.keys(eventPermissions).length > 0;
}
