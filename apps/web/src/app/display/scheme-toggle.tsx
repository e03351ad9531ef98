import { useMessages } from "../../lib/i18n/language.ts";
import { useMedia } from "../../lib/page/use-media.ts";
import { schemeOf } from "../../lib/settings/themes.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { appMessages } from "../app.messages.ts";
import { chooseScheme, useSettings } from "./use-settings.ts";

/** Switches between light and dark: the same theme in the other scheme. */
export function SchemeToggle() {
  const m = useMessages(appMessages);
  const { theme, scheme } = useSettings();
  const deviceIsDark = useMedia("(prefers-color-scheme: dark)");
  const light = scheme === "device" ? !deviceIsDark : schemeOf(theme) === "light";
  return (
    <Button
      look="icon"
      aria-label={light ? m.toDark : m.toLight}
      onClick={() => void chooseScheme(light ? "dark" : "light")}
    >
      <Icon name={light ? "moon" : "sun"} />
    </Button>
  );
}
