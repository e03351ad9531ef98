import { useEffect } from "react";
import { useLanguage } from "../i18n/language.ts";
import { fetchedMenuLanguage, reloadMenu } from "./session.ts";
import { useSession } from "./use-session.ts";

/**
 * Fetches the menu from the event API where the sign-in brought none, and when the screen is in another language than
 * the menu. Our own sign-in brings it in the user's language; the menu of another service stays as that service sent it.
 */
export function useCurrentMenu(): void {
  const language = useLanguage();
  const { user, menu } = useSession();
  const isMissing = menu.main.length === 0;
  const isOurs = user?.signInId !== undefined;
  useEffect(() => {
    if (!user) return;
    const fetched = fetchedMenuLanguage();
    const isOther = fetched === null ? isMissing || (isOurs && user.language !== language) : fetched !== language;
    // when it fails, the shell works with the menu that there is
    if (isOther) reloadMenu(language).catch(() => {});
  }, [user, isOurs, isMissing, language]);
}
