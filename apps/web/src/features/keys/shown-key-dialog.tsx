import type { ShownKey } from "@time-event/contract/keys";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { CopiedText } from "./copied-text.tsx";
import { keysMessages } from "./keys.messages.ts";
import { ReaderSetUp } from "./reader-set-up.tsx";

interface ShownKeyDialogProps {
  readonly shown: ShownKey;
  /** The event's. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Shows a new key, only once, and how to set up readers and programs with it. */
export function ShownKeyDialog({ shown: { key, device }, timeZone, onClose }: ShownKeyDialogProps) {
  const m = useMessages(keysMessages);
  return (
    <StaffDialog
      open
      look="wide"
      title={m.keyOf(device.name)}
      onClose={onClose}
      keepOnOutsideClick
      footer={<Button type="button" label={m.done} onClick={onClose} />}
    >
      <div className="shown-key">
        <p>{m.once}</p>
        <CopiedText text={key} label={m.copyKey} />
        <ReaderSetUp deviceKey={key} at={device.createdAt} timeZone={timeZone} />
      </div>
    </StaffDialog>
  );
}
