import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../control/button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** Above a form whose unsaved text came back, so that nobody takes it for saved. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const m = useMessages(staffUiMessages);
  return (
    <div className="form-frame__restored" role="status">
      <i className="pi pi-history" aria-hidden="true" />
      <span>{m.restored}</span>
      <Button type="button" text size="small" label={m.discardRestored} onClick={onDiscard} />
    </div>
  );
}
