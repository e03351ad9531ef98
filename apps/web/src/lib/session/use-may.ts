import { may, type Permission } from "@time-event/domain/access/permissions";
import { useSyncExternalStore } from "react";
import { knownUser } from "./known-user.ts";
import { session } from "./session.ts";

/**
 * Whether the user may do something, so that the screen offers it. The server checks again.
 * @example const mayDo = useMay(); mayDo("events_edit", eventId)
 */
export function useMay(): (permission: Permission, eventId?: number) => boolean {
  const user = useSyncExternalStore(session.subscribe, knownUser, () => null);
  return (permission, eventId) => user !== null && may(user, permission, eventId);
}
