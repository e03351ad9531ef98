import { type TransferReason, transferReasons } from "@time-event/domain/payments/transfer-states";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import type { Decision } from "./use-queue.ts";

interface ReasonDialogProps {
  readonly kind: "refuse" | "askAgain";
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** Asks why: one press on a reason decides. What is typed before goes to the contact, too. */
export function ReasonDialog({ kind, onDecide, onClose }: ReasonDialogProps) {
  const m = useMessages(transfersMessages);
  const [note, setNote] = useState("");
  const decide = (reason: TransferReason) => onDecide({ kind, reason, note: note.trim() });
  return (
    <StaffDialog open title={kind === "refuse" ? m.refuseTitle : m.askAgainTitle} onClose={onClose}>
      <div className="reasons">
        <p className="soft">{m.reasonHint}</p>
        <TextField label={m.note} maxLength={500} value={note} onChange={setNote} />
        <div className="reasons__choices" role="group" aria-label={m.reason}>
          {transferReasons.map((reason) => (
            <Button
              key={reason}
              type="button"
              outlined
              severity={kind === "refuse" ? "danger" : "secondary"}
              label={m.reasons[reason]}
              onClick={() => decide(reason)}
            />
          ))}
        </div>
        <Button type="button" text label={m.back} onClick={onClose} />
      </div>
    </StaffDialog>
  );
}
