import type { UserInfo } from "@time-event/contract/sign-in";
import { useSyncExternalStore } from "react";
import { type Menu, noMenu } from "../menu/read-menu.ts";
import { session } from "./session.ts";

const lookAgainMs = 10_000;

/** Whether the sign-in of this browser is valid. It may end while nobody does anything. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToEnd, session.isSignedIn, () => false);
}

function subscribeToEnd(tell: () => void): () => void {
  const forget = session.subscribe(tell);
  const timer = setInterval(tell, lookAgainMs);
  return () => {
    clearInterval(timer);
    forget();
  };
}

/** The user signed in in this browser, and their menu; nobody on the server and during hydration. */
export function useSession(): { readonly user: UserInfo | null; readonly menu: Menu } {
  const user = useSyncExternalStore(session.subscribe, session.user, () => null);
  const menu = useSyncExternalStore(session.subscribe, session.menu, () => noMenu);
  return { user, menu };
}
