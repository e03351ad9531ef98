import { useMessages } from "../../lib/i18n/language.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { appMessages } from "../app.messages.ts";
import { ScaleChoice } from "./scale-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(appMessages);
  return (
    <Dialog side title={m.settings} closeLabel={m.close} onClose={onClose}>
      <div className="stack">
        <ScaleChoice />
        <ThemeChoice scheme="light" />
        <ThemeChoice scheme="dark" />
      </div>
    </Dialog>
  );
}
