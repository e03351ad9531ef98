import { publicationRestore } from "@time-event/contract/publications";
import { useState } from "react";
import { newRepeatId } from "../../lib/api/repeat-id.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import type { Asked } from "./asked.ts";
import { publicationsMessages } from "./publications.messages.ts";

interface RestoreDialogProps {
  readonly eventId: number;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** Puts a former list back in force. */
export function RestoreDialog({ eventId, asked: { category, number }, onClose }: RestoreDialogProps) {
  const m = useMessages(publicationsMessages);
  const format = useFormat();
  const [reason, setReason] = useDraftState(`restore-${category}-${number}`, "");
  // of this form, however often it is sent: its reply may be lost
  const [formId] = useState(newRepeatId);
  const restore = useStaffAction(publicationRestore, { onSuccess: onClose });
  return (
    <StaffDialog
      open
      title={m.restoreOf(format.number(number))}
      keepOnOutsideClick={reason !== ""}
      onClose={onClose}
      footer={
        <Button
          type="button"
          label={m.restore}
          disabled={reason.trim() === ""}
          loading={restore.isPending}
          onClick={() => restore.mutate({ eventId, category, number, reason, formId })}
        />
      }
    >
      <p>{m.restoreLead}</p>
      <TextField label={m.reason} hint={m.reasonHint} name="reason" required value={reason} onChange={setReason} />
      <ActionFailure failure={restore.error} />
    </StaffDialog>
  );
}
