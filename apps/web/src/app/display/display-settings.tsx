import { lazy, Suspense, useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { appMessages } from "../app.messages.ts";

const SettingsPanel = lazy(() =>
  import("./settings-panel.tsx").then(({ SettingsPanel: panel }) => ({ default: panel })),
);

/** The button that opens the display settings; the panel loads at the first press. */
export function DisplaySettings() {
  const m = useMessages(appMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="icon" aria-label={m.settings} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="settings" />
      </Button>
      {open && (
        <Suspense>
          <SettingsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
