import type { UserInfo } from "@time-event/contract/sign-in";
import { useSyncExternalStore } from "react";
import { type Menu, noMenu } from "./session-storage.ts";
import { session } from "./session.ts";

/** The user signed in in this browser, and their menu; nobody on the server and during hydration. */
export function useSession(): { readonly user: UserInfo | null; readonly menu: Menu } {
  const user = useSyncExternalStore(session.subscribe, session.user, () => null);
  const menu = useSyncExternalStore(session.subscribe, session.menu, () => noMenu);
  return { user, menu };
}
