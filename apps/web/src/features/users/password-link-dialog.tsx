import type { PasswordLink } from "@time-event/contract/users";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { usersMessages } from "./users.messages.ts";

interface PasswordLinkDialogProps {
  readonly link: PasswordLink;
  readonly onClose: () => void;
}

/** Says where the link was mailed; without mail, shows the link once, to hand it over. */
export function PasswordLinkDialog({ link: { link, mailedTo, expiresAt }, onClose }: PasswordLinkDialogProps) {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);
  return (
    <StaffDialog
      open
      title={m.linkTitle}
      onClose={onClose}
      keepOnOutsideClick
      footer={<Button type="button" label={m.done} onClick={onClose} />}
    >
      <div className="copy-link">
        {mailedTo !== null && <p>{m.mailed(mailedTo)}</p>}
        {link !== null && (
          <>
            <p>{m.linkOnce}</p>
            <code>{link}</code>
            <div>
              <Button
                type="button"
                outlined
                icon={isCopied ? "pi pi-check" : "pi pi-copy"}
                label={isCopied ? m.copied : m.copy}
                onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
              />
            </div>
          </>
        )}
        <p className="soft">{m.linkUntil(format.instant(expiresAt, localZone()))}</p>
      </div>
    </StaffDialog>
  );
}
