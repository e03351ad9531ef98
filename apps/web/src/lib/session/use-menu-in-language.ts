import { useEffect } from "react";
import { useLanguage } from "../i18n/language.ts";
import { menuLanguage, reloadMenu } from "./session.ts";
import { useSession } from "./use-session.ts";

/** Signing in gives the menu in the user's own language: where the screen is in another, it is fetched in that one. */
export function useMenuInLanguage(): void {
  const language = useLanguage();
  const { user } = useSession();
  // the menu of another sign-in service is that service's
  const isOurs = user?.signInId !== undefined;
  const isOther = user !== null && menuLanguage(user) !== language;
  useEffect(() => {
    // without it, the menu is in the wrong language and works all the same
    if (isOurs && isOther) reloadMenu(language).catch(() => {});
  }, [isOurs, isOther, language]);
}
