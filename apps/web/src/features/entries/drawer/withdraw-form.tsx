import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { drawerMessages } from "./drawer.messages.ts";

interface WithdrawFormProps {
  /** The name under which the reason is kept while it is typed. */
  readonly draft: string;
  readonly busy: boolean;
  readonly onWithdraw: (reason: string) => void;
  readonly onClose: () => void;
}

/** Withdraws an entry; the reason is required and is stored. */
export function WithdrawForm({ draft, busy, onWithdraw, onClose }: WithdrawFormProps) {
  const m = useMessages(drawerMessages);
  const [reason, setReason] = useDraftState(draft, "");
  return (
    <StaffDialog open title={m.withdrawTitle} onClose={onClose} keepOnOutsideClick>
      <form
        className="entry-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onWithdraw(reason.trim());
        }}
      >
        <p>{m.withdrawHint}</p>
        <TextField label={m.reason} required maxLength={500} value={reason} onChange={setReason} />
        <div className="entry-dialog__foot">
          <BackButton label={m.cancel} />
          <Button type="submit" label={m.withdraw} loading={busy} disabled={reason.trim() === ""} />
        </div>
      </form>
    </StaffDialog>
  );
}
