import { findingDecide, type ListedFinding } from "@time-event/contract/findings";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { findingsMessages } from "./findings.messages.ts";

interface DecideDialogProps {
  readonly eventId: number;
  readonly finding: ListedFinding;
  readonly onClose: () => void;
}

/** Says why nothing is to be done about a finding, or why it is to be looked at again. */
export function DecideDialog({ eventId, finding, onClose }: DecideDialogProps) {
  const m = useMessages(findingsMessages);
  const save = useStaffAction(findingDecide, { onSuccess: onClose });
  const { key, kind, entry, subject, decision } = finding;
  const [reason, setReason] = useDraftState(`finding ${key}`, "");
  const isDismissed = !decision?.isDismissed;
  return (
    <StaffDialog
      open
      title={m.ofWhom(isDismissed ? m.dismiss : m.reopen, `${entry?.bib ?? subject} · ${m.kinds[kind]}`)}
      keepOnOutsideClick={reason.trim() !== ""}
      onClose={onClose}
      footer={
        <Button
          type="button"
          label={m.save}
          disabled={reason.trim() === ""}
          loading={save.isPending}
          onClick={() => save.mutate({ eventId, key, isDismissed, reason })}
        />
      }
    >
      <TextField
        label={m.reason}
        hint={m.reasonHint}
        name="reason"
        required
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
      <ActionFailure failure={save.error} />
    </StaffDialog>
  );
}
