import { useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { profileMessages } from "./profile.messages.ts";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const m = useMessages(profileMessages);
  const [isCopied, setCopied] = useState(false);
  return (
    <StaffDialog
      open
      title={m.codesTitle}
      onClose={onClose}
      keepOnOutsideClick
      footer={<Button type="button" label={m.codesKept} onClick={onClose} />}
    >
      <div className="recovery-codes">
        <p>{m.codesText}</p>
        <ol className="recovery-codes__list" aria-label={m.recovery}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="row">
          <Button
            type="button"
            outlined
            icon={isCopied ? "pi pi-check" : "pi pi-copy"}
            label={isCopied ? m.copiedCodes : m.copyCodes}
            onClick={() => void navigator.clipboard.writeText(codes.join("\n")).then(() => setCopied(true))}
          />
          <Button type="button" outlined icon="pi pi-print" label={m.printCodes} onClick={() => print()} />
        </div>
      </div>
    </StaffDialog>
  );
}
