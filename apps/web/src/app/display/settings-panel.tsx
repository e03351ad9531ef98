import { useMessages } from "../../lib/i18n/language.ts";
import { schemeOf } from "../../lib/settings/themes.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { appMessages } from "../app.messages.ts";
import { displayMessages } from "./display.messages.ts";
import { ScaleChoice } from "./scale-choice.tsx";
import { VisitorChoice } from "./visitor-choice.tsx";
import { chooseContrast, chooseScheme, useSettings } from "./use-settings.ts";

/** What a visitor may want of the display. The themes are for staff: see `app/staff/settings`. */
export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { settings } = useMessages(appMessages);
  const m = useMessages(displayMessages);
  const { theme, scheme, contrast } = useSettings();
  return (
    <Dialog side title={settings} closeLabel={m.close} onClose={onClose}>
      <div className="stack">
        <VisitorChoice
          title={m.scheme}
          name="scheme"
          options={m.schemes}
          chosen={scheme === "device" ? scheme : schemeOf(theme)}
          onChoose={(choice) => void chooseScheme(choice)}
        />
        <VisitorChoice
          title={m.contrast}
          name="contrast"
          options={m.contrasts}
          chosen={contrast}
          onChoose={chooseContrast}
        />
        <ScaleChoice />
      </div>
    </Dialog>
  );
}
