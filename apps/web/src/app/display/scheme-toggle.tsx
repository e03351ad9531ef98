import { useMessages } from "../../lib/i18n/language.ts";
import { partnerOf, schemeOf } from "../../lib/settings/themes.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { appMessages } from "../app.messages.ts";
import { chooseTheme, useSettings } from "./use-settings.ts";

/** Switches between light and dark: the same theme in the other scheme. */
export function SchemeToggle() {
  const m = useMessages(appMessages);
  const { theme } = useSettings();
  const light = schemeOf(theme) === "light";
  return (
    <Button look="icon" aria-label={light ? m.toDark : m.toLight} onClick={() => void chooseTheme(partnerOf(theme))}>
      <Icon name={light ? "moon" : "sun"} />
    </Button>
  );
}
