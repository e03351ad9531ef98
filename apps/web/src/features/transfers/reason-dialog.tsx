import type { ReactNode } from "react";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BackButton } from "../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { transfersMessages } from "./transfers.messages.ts";

interface ReasonDialogProps {
  readonly title: string;
  /** The name under which the reason is kept while it is typed. */
  readonly draft: string;
  readonly why: string;
  /** What the button says. */
  readonly does: string;
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  /** Why it could not be done; null: nothing went wrong. */
  readonly failure: string | null;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
  /** What it does. */
  readonly children: ReactNode;
}

/** Asks for the reason of something that is kept with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, draft, why, does, isDangerous = false, isPending, failure, onReason, onClose, children } = props;
  const m = useMessages(transfersMessages);
  const [reason, setReason] = useDraftState(draft, "");
  return (
    <StaffDialog open title={title} onClose={onClose} keepOnOutsideClick>
      <form
        className="money-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onReason(reason.trim());
        }}
      >
        <p>{children}</p>
        <TextField label={why} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">{failure !== null && <p className="queue__failure">{failure}</p>}</div>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="submit"
            {...(isDangerous && { severity: "danger" as const })}
            label={does}
            loading={isPending}
            disabled={reason.trim() === ""}
          />
        </div>
      </form>
    </StaffDialog>
  );
}
