import { useEffect } from "react";
import { useLanguage } from "../i18n/language.ts";
import { menuLanguage, reloadMenu } from "./session.ts";
import { useSession } from "./use-session.ts";

/**
 * The sign-in brings the menu in the user's own language. When the screen is in another one, this fetches that menu.
 */
export function useMenuInLanguage(): void {
  const language = useLanguage();
  const { user } = useSession();
  // another sign-in service provides its own menu
  const isOurs = user?.signInId !== undefined;
  const isOther = user !== null && menuLanguage(user) !== language;
  useEffect(() => {
    // when it fails, the menu works too, in the wrong language
    if (isOurs && isOther) reloadMenu(language).catch(() => {});
  }, [isOurs, isOther, language]);
}
